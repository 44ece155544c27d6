import type { InferInput } from "valibot";
import type { cancelOrderResponse } from "@/lib/contracts/orders";
import { customerOf } from "@/lib/domain/shared/actor";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { CancellationRefusal } from "@/lib/server/booking/checkout/cancel-with-refund";
import { cancellationResult, type OwnCancellation } from "@/lib/server/booking/checkout/cancellation-result";
import { cancelOrder } from "@/lib/server/booking/orders/cancel-order";

/**
 * The customer cancels an order; a refund runs as a job. Repeating it returns the same. `refund_changed` carries the
 * new amount when the seventh day has passed since the customer looked.
 */
export async function cancelOwnOrder(
  request: OwnCancellation & { orderId: string },
  now: Date,
): Promise<Outcome<InferInput<typeof cancelOrderResponse>, CancellationRefusal>> {
  const cancelled = await cancelOrder({ ...request, by: customerOf(request.userId), cause: "customer" }, now);
  return cancellationResult(cancelled, { kind: "order", id: request.orderId }, request.userId);
}
