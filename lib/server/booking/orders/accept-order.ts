import { planOrderTransition } from "@/lib/domain/orders/plan-order-transition";
import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { canTakeSlot } from "@/lib/server/booking/lifecycle/can-take-slot";
import { slotOfOrder } from "@/lib/server/booking/lifecycle/change-order-occupancy";
import { lockOrder, type OrderRow } from "@/lib/server/booking/lifecycle/lock-order";
import { declineRivals } from "@/lib/server/booking/lifecycle/rivals";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

export type OrderAcceptanceRefusal = "not_found" | "transition_not_allowed" | "slot_taken";

/**
 * The owner of the boat (or staff for them) accepts an order, as a trip is accepted: her hours are checked
 * again and held until the payment's deadline, and every other request for them is rejected, in one transaction.
 * Refuses an order that has ended, and hours that were taken meanwhile.
 */
export async function acceptOrder(
  orderId: string,
  by: Actor<"owner" | "staff">,
  now: Date,
): Promise<Outcome<OrderRow, OrderAcceptanceRefusal>> {
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const slot = order && slotOfOrder(order);
    if (!slot) return refuse("not_found");
    const plan = planOrderTransition(order, "accept", by.kind, now);
    if (!plan.ok) return plan;
    if (!(await canTakeSlot(tx, slot, now, orderId))) return refuse("slot_taken");
    const accepted = await applyOrderEvent(tx, order, { event: "accept", by, now });
    if (!accepted.ok) return accepted;
    await declineRivals(tx, { id: orderId, ...slot }, now);
    await audit(tx, { by, event: "booking_accepted", subject: { kind: "order", id: orderId } });
    return accepted;
  });
}
