import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import { leftToRefund } from "@/lib/server/booking/checkout/left-to-refund";
import { bookingOfPayment } from "@/lib/server/booking/checkout/payment-subject";
import { queueRefundJob } from "@/lib/server/booking/checkout/queue-refund-job";
import { lockPaymentOfBooking } from "@/lib/server/money/refunds/lock-payment-of-booking";
import { audit } from "@/lib/server/platform/audit";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { refunds } from "@/lib/server/platform/db/schema/payments";

/**
 * Has the provider asked again for a refund that it refused, for the operator; only a failed one can be, and not once
 * other refunds took its money.
 */
export async function retryRefund(
  tx: Tx,
  refundId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ refundId: string }, "not_found" | "refund_not_failed" | "refund_exceeds_paid">> {
  const [found] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (!found) return refuse("not_found");
  const payment = await lockPaymentOfBooking(tx, found.paymentId);
  const [refund = found] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund.state !== "failed") return refuse("refund_not_failed", { state: refund.state });
  if (!payment || refund.amountMinor > (await leftToRefund(tx, payment)))
    return refuse("refund_exceeds_paid");
  await tx.update(refunds).set({ state: "requested" }).where(eq(refunds.id, refundId));
  await postBooking(tx, bookingOfPayment(payment), { event: "refund_retried", by, now });
  await queueRefundJob(tx, refundId);
  await audit(tx, { by, event: "refund_retried", subject: { kind: "refund", id: refundId } });
  return accept({ refundId });
}
