import { eq } from "drizzle-orm";
import { planHoldExtension } from "@/lib/domain/reservations/plan-deadline";
import { orderStart } from "@/lib/domain/services/order-start";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Tx } from "@/lib/server/db/in-transaction";
import { serviceOrders } from "@/lib/server/db/schema/services";
import type { OrderRow } from "@/lib/server/services/lock-order";
import { moveOrderDeadline } from "@/lib/server/services/move-order-deadline";

/**
 * Gives who starts to pay at least 15 minutes for it, once per order, as for reservations. The row must be locked.
 * Refuses an order whose time has passed, even when nobody has written that down yet.
 */
export async function extendOrderHold(
  tx: Tx,
  order: OrderRow,
  now: Date,
): Promise<Outcome<Date, "hold_expired">> {
  if (!order.expiresAt) return refuse("hold_expired");
  const plan = planHoldExtension({
    expiresAt: order.expiresAt,
    alreadyExtended: order.holdExtendedAt !== null,
    startsAt: orderStart(order),
    now,
  });
  if (!plan.ok) return plan;
  const { expiresAt, extended } = plan.value;
  if (extended) {
    const { id } = order;
    await tx.update(serviceOrders).set({ holdExtendedAt: now }).where(eq(serviceOrders.id, id));
    await moveOrderDeadline(tx, id, expiresAt);
  }
  return accept(expiresAt);
}
