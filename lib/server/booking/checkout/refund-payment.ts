import type { GoodwillBearer } from "@/lib/domain/ledger/words";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { leftToRefund } from "@/lib/server/booking/checkout/left-to-refund";
import { lockPayment } from "@/lib/server/booking/checkout/lock-payment";
import { queueRefundJob } from "@/lib/server/booking/checkout/queue-refund-job";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { refunds } from "@/lib/server/platform/db/schema/payments";

/** What a refund that staff decided has beside the amount. */
export interface OperatorsRefund {
  /** Why, in words that the customer reads. */
  note: string;
  borneBy: GoodwillBearer;
}

/**
 * Decides in the running transaction that `amountMinor` of a payment goes back; a job requests it from the provider
 * once that is committed. May be called several times for one payment. Refuses payments that took no money and
 * more than is left; the database refuses the same. Lock boat and reservation before, where they are known. Whoever
 * calls it also posts to the ledger, once all that the event changes is written.
 */
export async function refundPayment(
  tx: Tx,
  paymentId: string,
  amountMinor: number,
  reason: string,
  now: Date,
  { note, borneBy }: Partial<OperatorsRefund> = {},
): Promise<Outcome<{ refundId: string }, "not_found" | "not_refundable" | "refund_exceeds_paid">> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return refuse("not_found");
  const { state, currency } = payment;
  if (state !== "paid" && state !== "paid_too_late") return refuse("not_refundable");
  const leftMinor = await leftToRefund(tx, payment);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > leftMinor) {
    return refuse("refund_exceeds_paid", { left: leftMinor });
  }
  const [refund] = await tx
    .insert(refunds)
    .values({ paymentId, amountMinor, currency, reason, note, borneBy, createdAt: now })
    .returning({ id: refunds.id });
  if (!refund) throw new Error("An inserted refund came back empty");
  await queueRefundJob(tx, refund.id);
  return accept({ refundId: refund.id });
}
