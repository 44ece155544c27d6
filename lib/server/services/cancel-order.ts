import { and, eq } from "drizzle-orm";
import type { CancellationCause } from "@/lib/domain/reservations/plan-refund";
import { mayCauseOrder } from "@/lib/domain/services/may-cause-order";
import { nextOrderStatus } from "@/lib/domain/services/next-order-status";
import { orderStart } from "@/lib/domain/services/order-start";
import { planOrderRefund } from "@/lib/domain/services/plan-order-refund";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Actor } from "@/lib/domain/shared/vocabulary";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { payments } from "@/lib/server/db/schema/payments";
import { refundPayment } from "@/lib/server/payments/refund-payment";
import { applyOrderEvent } from "@/lib/server/services/apply-order-event";
import { lockOrder, type OrderRow } from "@/lib/server/services/lock-order";

export interface OrderCancellation {
  orderId: string;
  /** Null = whoever the order belongs to, for the operator. */
  userId: string | null;
  actor: Extract<Actor, "customer" | "operator">;
  /** Who it is down to; decides the refund. */
  cause: CancellationCause;
  reason: string;
  /** What whoever cancels was shown; another amount is refused. */
  expectedRefundMinor?: number | undefined;
}

const REFUND_REASONS = {
  customer: "cancelled_by_customer",
  owner: "cancelled_by_owner",
  weather: "weather",
} as const satisfies Record<CancellationCause, string>;

/**
 * Cancels an order and gives back what is due (all of it until 7 days before, then nothing), in one transaction;
 * the refund runs as a job. A foreign order is not found. Customers may cancel until it begins, afterwards only
 * the operator; what is over or already cancelled is refused, and so is another refund than the expected one.
 */
export async function cancelOrder(
  cancellation: OrderCancellation,
  now: Date,
): Promise<
  Outcome<{ order: OrderRow; refundMinor: number }, "not_found" | "transition_not_allowed" | "refund_changed">
> {
  const { orderId, userId, actor, cause, reason, expectedRefundMinor } = cancellation;
  return inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (userId !== null && order.userId !== userId)) return refuse("not_found");
    const startsAt = orderStart(order);
    // One that waits too long is over, even when nobody has written that down yet.
    const waitedTooLong = order.expiresAt !== null && order.expiresAt <= now;
    const allowed =
      nextOrderStatus(order.status, "cancel").ok && mayCauseOrder(actor, "cancel", { startsAt, now });
    if (waitedTooLong || !allowed) return refuse("transition_not_allowed");
    const paid = await findPaid(tx, orderId);
    const { refundMinor } = paid
      ? planOrderRefund({ paidMinor: paid.amountMinor, startsAt, now, by: cause })
      : { refundMinor: 0 };
    if (expectedRefundMinor !== undefined && expectedRefundMinor !== refundMinor) {
      return refuse("refund_changed", { refund: refundMinor });
    }
    const cancelled = await applyOrderEvent(tx, order, { event: "cancel", actor, reason, now });
    if (!cancelled.ok) return cancelled;
    if (paid && refundMinor > 0) {
      const refund = await refundPayment(tx, paid.id, refundMinor, REFUND_REASONS[cause], now);
      if (!refund.ok) throw new Error(`The refund of a cancelled order was refused: ${refund.code}`);
    }
    return accept({ order: cancelled.value, refundMinor });
  });
}

async function findPaid(tx: Tx, orderId: string) {
  const [paid] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.serviceOrderId, orderId), eq(payments.state, "paid")));
  return paid;
}
