import { sql } from "drizzle-orm";
import type { RefundPreview } from "@/lib/contracts/cancellation";
import { orderRefundTimeline, planOrderRefund } from "@/lib/domain/services/plan-order-refund";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { getDb } from "@/lib/server/db/pool";
import { describeOrder, startOfOrder } from "@/lib/server/services/describe-order";
import { readOrders } from "@/lib/server/services/read-orders";

/** What cancelling the customer's own order now would give back; refuses one that cannot be cancelled any more. */
export async function getOrderCancellation(
  userId: string,
  orderId: string,
  now: Date,
): Promise<Outcome<RefundPreview, "not_found" | "transition_not_allowed">> {
  const own = sql`o.id = ${orderId}::uuid and o.user_id = ${userId}`;
  const [record] = await readOrders(getDb(), own, "tr", 1);
  if (!record) return refuse("not_found");
  if (!describeOrder(record, record.locale, now).cancellable) return refuse("transition_not_allowed");
  const { currency, totalMinor } = record;
  const startsAt = startOfOrder(record);
  const paid = record.status === "order_paid" ? totalMinor : 0;
  const { refundMinor, percent } = planOrderRefund({ paidMinor: paid, startsAt, now, by: "customer" });
  const steps = orderRefundTimeline(startsAt, paid).map((step) => ({
    percent: step.percent,
    refund: step.refundMinor,
    from: step.from?.toISOString() ?? null,
    until: step.until.toISOString(),
    current: step.percent === percent,
  }));
  return accept({ currency, paid, refund: refundMinor, percent, steps: paid > 0 ? steps : [] });
}
