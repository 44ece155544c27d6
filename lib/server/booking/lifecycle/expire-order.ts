import { SYSTEM } from "@/lib/domain/shared/actor";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/**
 * Ends an order whose deadline has passed; true when it did. Anything else (paid, extended, unknown) is left
 * alone, so the job may run early, late or twice.
 */
export async function expireOrder(orderId: string, now: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return false;
    return (await applyOrderEvent(tx, order, { event: "expire", by: SYSTEM, now })).ok;
  });
}
