import { and, eq } from "drizzle-orm";
import { REFUND_ATTEMPTS } from "@/lib/domain/payments/plan-refund-retry";
import { postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import { bookingOfPayment } from "@/lib/server/booking/checkout/payment-subject";
import { refundJobKey } from "@/lib/server/booking/checkout/queue-refund-job";
import type { GatewayRefundResponse } from "@/lib/server/money/providers/gateway";
import { findGateway } from "@/lib/server/money/providers/registry";
import { type ClaimedRefund, claimRefund } from "@/lib/server/money/refunds/claim-refund";
import { lockPaymentOfBooking } from "@/lib/server/money/refunds/lock-payment-of-booking";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { refunds } from "@/lib/server/platform/db/schema/payments";
import { removeJob } from "@/lib/server/platform/jobs/add-job";
import { log } from "@/lib/server/platform/log";

/**
 * Gives the money of a refund back through its provider, once, and records the provider's response. A
 * finished refund is left alone. Without a response it stays sent and is tried again later, by its booked job;
 * a clear no ends it as failed, unless the provider says that a later try may succeed.
 */
export async function runRefund(refundId: string, now: Date): Promise<void> {
  const claimed = await inTransaction((tx) => claimRefund(tx, refundId, now));
  if (!claimed) return;
  const answer = await askProvider(claimed);
  if (answer) await inTransaction((tx) => noteAnswer(tx, claimed, answer, now));
}

/** Null while it is unknown whether the provider refunded. */
async function askProvider({ provider, call }: ClaimedRefund): Promise<GatewayRefundResponse | null> {
  try {
    const gateway = findGateway(provider);
    if (!gateway) throw new Error(`No gateway for the provider ${provider}`);
    return await gateway.refund(call);
  } catch (error) {
    log("warn", "refund_unanswered", { refund_id: call.refundId, payment_id: call.paymentId, error });
    return null;
  }
}

async function noteAnswer(
  tx: Tx,
  { call, attempts }: ClaimedRefund,
  answer: GatewayRefundResponse,
  now: Date,
): Promise<void> {
  const payment = await lockPaymentOfBooking(tx, call.paymentId);
  const sent = and(eq(refunds.id, call.refundId), eq(refunds.state, "sent"));
  if (answer.state === "done") {
    const { providerRefundId } = answer;
    await tx
      .update(refunds)
      .set({ state: "done", providerRefundId, failureCode: null, doneAt: now })
      .where(sent);
    await removeJob(tx, refundJobKey(call.refundId));
    return;
  }
  const { failureCode, retryable } = answer;
  if (retryable && attempts < REFUND_ATTEMPTS) {
    // Its next job is booked; a clear no means that nothing is under way.
    await tx.update(refunds).set({ state: "requested", failureCode }).where(sent);
    return;
  }
  log("error", "refund_failed", {
    refund_id: call.refundId,
    payment_id: call.paymentId,
    reason: failureCode,
  });
  await tx.update(refunds).set({ state: "failed", failureCode }).where(sent);
  if (payment) {
    const by = { kind: "provider", id: payment.provider } as const;
    await postBooking(tx, bookingOfPayment(payment), { event: "refund_failed", by, now });
  }
  await removeJob(tx, refundJobKey(call.refundId));
}
