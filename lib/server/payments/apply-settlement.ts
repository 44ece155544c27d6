import { eq } from "drizzle-orm";
import type { Settlement } from "@/lib/domain/payments/plan-settlement";
import type { PaymentState } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/db/in-transaction";
import { payments } from "@/lib/server/db/schema/payments";
import { log } from "@/lib/server/http/log";
import type { RetrievedPayment } from "@/lib/server/payments/gateway";
import { lockPaidReservation } from "@/lib/server/payments/lock-paid-reservation";
import type { PaidSubject } from "@/lib/server/payments/paid-subject";
import { queueRefund } from "@/lib/server/payments/queue-refund";

type PaymentRow = typeof payments.$inferSelect;

/**
 * Applies the provider's result under the locks of boat, reservation or order, and payment, as `planSettlement` decides;
 * a result that was applied before changes nothing. `slotGone` overrides the look at what is still free.
 */
export async function applySettlement(
  tx: Tx,
  paymentId: string,
  result: RetrievedPayment,
  now: Date,
  slotGone: boolean,
): Promise<{ state: PaymentState; outcome: string }> {
  const [{ reservationId } = { reservationId: null }] = await tx
    .select({ reservationId: payments.reservationId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  const subject = reservationId ? await lockPaidReservation(tx, reservationId, now) : null;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("no key update");
  if (!subject || !payment) throw new Error(`Payment ${paymentId} pays for nothing known`);
  const settlement = await subject.plan({ payment, result }, slotGone);
  return apply(tx, payment, subject, result, settlement, now);
}

async function apply(
  tx: Tx,
  payment: PaymentRow,
  subject: PaidSubject,
  result: RetrievedPayment,
  settlement: Settlement,
  now: Date,
): Promise<{ state: PaymentState; outcome: string }> {
  if (settlement.kind === "ignore") return { state: payment.state, outcome: settlement.reason };
  if (settlement.kind === "refuse") {
    const { reason } = settlement;
    log("error", "payment_news_refused", { reason, payment_id: payment.id, provider: payment.provider });
    return { state: payment.state, outcome: reason };
  }
  const state = settlement.paymentState;
  await tx
    .update(payments)
    .set({
      state,
      providerPaymentId: result.providerPaymentId,
      failureCode: settlement.kind === "fail" ? result.failureCode : null,
      settledAt: now,
      updatedAt: now,
    })
    .where(eq(payments.id, payment.id));
  if (settlement.kind === "confirm") {
    await subject.confirm();
    return { state, outcome: settlement.late ? "confirmed_late" : "confirmed" };
  }
  if (settlement.kind === "refund") {
    await queueRefund(tx, payment, settlement.refundMinor, `paid_too_late:${settlement.reason}`, now);
    await subject.tellPaidLate();
    return { state, outcome: settlement.reason };
  }
  return { state, outcome: result.failureCode ?? "failed" };
}
