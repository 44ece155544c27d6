import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { lockOrder, type OrderRow } from "@/lib/server/booking/lifecycle/lock-order";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** The owner of the boat (or staff for them) declines an order; the customer gets a mail with the reason. */
export async function declineOrder(
  orderId: string,
  by: Actor<"owner" | "staff">,
  reason: string | null,
  now: Date,
): Promise<Outcome<OrderRow, "not_found" | "transition_not_allowed">> {
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse("not_found");
    const declined = await applyOrderEvent(tx, order, { event: "decline", by, reason, now });
    const subject = { kind: "order", id: orderId } as const;
    if (declined.ok) await audit(tx, { by, event: "booking_declined", subject, reason });
    return declined;
  });
}
