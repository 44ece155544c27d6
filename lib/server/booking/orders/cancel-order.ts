import { orderStart } from "@/lib/domain/orders/order-start";
import { planOrderTransition } from "@/lib/domain/orders/plan-order-transition";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";
import {
  type CancellationRefusal,
  type CancellationRequest,
  type Cancelled,
  cancelWithRefund,
} from "@/lib/server/booking/checkout/cancel-with-refund";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";

/**
 * Cancels an order and gives back what its stored policy says, in one transaction.
 * Refuses another customer's order as not found. Customers may cancel until it begins, afterwards only staff;
 * what is over or already cancelled is refused, and so is another refund than the expected one.
 */
export async function cancelOrder(
  request: CancellationRequest & { orderId: string },
  now: Date,
): Promise<Outcome<Cancelled<OrderStatus>, CancellationRefusal>> {
  return inTransaction((tx) => cancelOrderIn(tx, request, now));
}

/** `cancelOrder` in a running transaction. */
export async function cancelOrderIn(
  tx: Tx,
  { orderId: id, ...request }: CancellationRequest & { orderId: string },
  now: Date,
): Promise<Outcome<Cancelled<OrderStatus>, CancellationRefusal>> {
  const { by, reason } = request;
  const order = await lockOrder(tx, id);
  if (!order || (by.kind === "customer" && order.userId !== by.id)) return refuse("not_found");
  const allowed = planOrderTransition(order, "cancel", by.kind, now);
  if (!allowed.ok) return allowed;
  const cancellable = {
    booking: { kind: "order", id },
    startsAt: orderStart(order),
    steps: order.policySteps,
    cancel: () => applyOrderEvent(tx, order, { event: "cancel", by, reason, now }),
  } as const;
  return cancelWithRefund(tx, cancellable, request, now);
}
