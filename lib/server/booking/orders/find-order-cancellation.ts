import { and, eq } from "drizzle-orm";
import type { RefundPreview } from "@/lib/contracts/cancellation";
import { orderStart } from "@/lib/domain/orders/order-start";
import { planOrderTransition } from "@/lib/domain/orders/plan-order-transition";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { previewRefund } from "@/lib/server/booking/checkout/preview-refund";
import { getDb } from "@/lib/server/platform/db/pool";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

/**
 * What the customer's own order gives back when it is cancelled now. Another customer's is not found; one that can
 * no longer be cancelled is refused.
 */
export async function findOrderCancellation(
  userId: string,
  orderId: string,
  now: Date,
): Promise<Outcome<RefundPreview, "not_found" | "transition_not_allowed">> {
  const own = and(eq(serviceOrders.id, orderId), eq(serviceOrders.userId, userId));
  const [order] = await getDb().select().from(serviceOrders).where(own);
  if (!order) return refuse("not_found");
  const allowed = planOrderTransition(order, "cancel", "customer", now);
  if (!allowed.ok) return allowed;
  const { currency, policySteps: steps } = order;
  const about = { currency, startsAt: orderStart(order), steps };
  return accept(await previewRefund({ kind: "order", id: orderId }, about, now));
}
