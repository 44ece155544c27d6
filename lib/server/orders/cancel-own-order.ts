import type { InferInput } from "valibot";
import type { cancelOrderResponse } from "@/lib/contracts/services";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { CancellationRefusal } from "@/lib/server/checkout/cancel-with-refund";
import { type OwnCancellation, tellCancellation } from "@/lib/server/checkout/tell-cancellation";
import { cancelOrder } from "@/lib/server/orders/cancel-order";

/**
 * The customer cancels an order; a refund runs as a job. Repeating it returns the same. `refund_changed` carries the
 * new amount when the seventh day has passed since the customer looked.
 */
export async function cancelOwnOrder(
  wish: OwnCancellation & { orderId: string },
  now: Date,
): Promise<Outcome<InferInput<typeof cancelOrderResponse>, CancellationRefusal>> {
  const cancelled = await cancelOrder({ ...wish, actor: "customer", cause: "customer" }, now);
  return tellCancellation(cancelled, { kind: "order", id: wish.orderId }, wish.userId);
}
