import type { InferInput } from "valibot";
import type { cancelOrderAnswer } from "@/lib/contracts/services";
import { sumMinor } from "@/lib/domain/shared/money";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { cancelOrder } from "@/lib/server/services/cancel-order";
import { findUserOrder } from "@/lib/server/services/order-queries";

export interface OwnOrderCancellation {
  orderId: string;
  userId: string;
  reason: string;
  /** What the customer saw; absent accepts whatever the rule says. */
  expectedRefundMinor?: number | undefined;
}

type Cancelled = InferInput<typeof cancelOrderAnswer>;

/**
 * The customer cancels an order; a refund runs as a job. Repeating it (a double click, a lost answer) changes
 * nothing and tells the same. `refund_changed` tells the new amount when the seventh day has passed since the
 * customer looked.
 */
export async function cancelOwnOrder(
  wish: OwnOrderCancellation,
  now: Date,
): Promise<Outcome<Cancelled, "not_found" | "transition_not_allowed" | "refund_changed">> {
  const cancelled = await cancelOrder({ ...wish, actor: "customer", cause: "customer" }, now);
  if (cancelled.ok) {
    const { order, refundMinor } = cancelled.value;
    return accept({ status: order.status, refund: refundMinor, currency: order.currency });
  }
  if (cancelled.code !== "transition_not_allowed") return cancelled;
  const before = await findUserOrder(wish.userId, wish.orderId, "tr", now);
  if (before?.status !== "order_cancelled") return cancelled;
  const { status, currency, refunds } = before;
  return accept({ status, refund: sumMinor(refunds.map(({ amount }) => amount)), currency });
}
