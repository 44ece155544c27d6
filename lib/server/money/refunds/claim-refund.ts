import { and, eq, ne } from "drizzle-orm";
import { planRefundParts, type RefundPart } from "@/lib/domain/payments/plan-refund-parts";
import { planRefundRetry } from "@/lib/domain/payments/plan-refund-retry";
import { lockPayment, type PaymentRow } from "@/lib/server/booking/checkout/lock-payment";
import { queueRefundJob } from "@/lib/server/booking/checkout/queue-refund-job";
import type { GatewayRefund } from "@/lib/server/money/providers/gateway";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { refunds } from "@/lib/server/platform/db/schema/payments";

type RefundRow = typeof refunds.$inferSelect;

export interface ClaimedRefund {
  provider: string;
  call: GatewayRefund;
  /** How often the provider has been asked, this time included. */
  attempts: number;
}

/**
 * Claims a refund once: marks it as sent and schedules the next try, so that a crash does not lose it and a second
 * worker does not send it twice. Null when it is finished, or when an earlier call may still get a response.
 */
export async function claimRefund(tx: Tx, refundId: string, now: Date): Promise<ClaimedRefund | null> {
  const [found] = await tx
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (!found) return null;
  const payment = await lockPayment(tx, found.paymentId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("no key update");
  if (!payment || !refund || refund.state === "done" || refund.state === "failed") return null;
  const dueAt =
    refund.state === "sent" && refund.sentAt ? planRefundRetry(refund.attempts, refund.sentAt) : now;
  if (dueAt > now) {
    await queueRefundJob(tx, refundId, dueAt);
    return null;
  }
  if (!payment.providerPaymentId) throw new Error(`Refund ${refundId} has no payment to reverse`);
  const parts = refund.parts ?? (await planParts(tx, payment, refund));
  const attempts = refund.attempts + 1;
  await tx
    .update(refunds)
    .set({ state: "sent", sentAt: now, attempts, parts })
    .where(eq(refunds.id, refundId));
  await queueRefundJob(tx, refundId, planRefundRetry(attempts, now));
  const { amountMinor, currency } = refund;
  const { id: paymentId, providerPaymentId, provider } = payment;
  const call = { refundId, paymentId, providerPaymentId, amountMinor, currency, parts };
  return { provider, attempts, call: { ...call, repeated: refund.attempts > 0 } };
}

async function planParts(tx: Tx, payment: PaymentRow, refund: RefundRow): Promise<RefundPart[]> {
  if (!payment.providerItems) return [];
  const others = await tx
    .select({ parts: refunds.parts })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.id, refund.id), ne(refunds.state, "failed")));
  const taken = others.flatMap(({ parts }) => parts ?? []);
  const planned = planRefundParts(payment.providerItems, taken, refund.amountMinor);
  if (!planned.ok) throw new Error(`Refund ${refund.id} is more than the items of its payment`);
  return planned.value;
}
