import { eq } from "drizzle-orm";
import type { Settlement } from "@/lib/domain/payments/plan-settlement";
import type { PaymentState, PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";
import { postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import { lockPayment, type PaymentRow } from "@/lib/server/booking/checkout/lock-payment";
import { bookingOfPayment, subjectOfPayment } from "@/lib/server/booking/checkout/payment-subject";
import { refundPayment } from "@/lib/server/booking/checkout/refund-payment";
import type { RetrievedPayment } from "@/lib/server/money/providers/gateway";
import { extendHoldForReview } from "@/lib/server/money/settle/extend-hold-for-review";
import { lockPaidChange } from "@/lib/server/money/settle/lock-paid-change";
import { lockPaidOrder } from "@/lib/server/money/settle/lock-paid-order";
import { lockPaidReservation } from "@/lib/server/money/settle/lock-paid-reservation";
import type { LockSettlementSubject, SettlementSubject } from "@/lib/server/money/settle/settlement-subject";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { payments } from "@/lib/server/platform/db/schema/payments";
import { log } from "@/lib/server/platform/log";

const LOCKS = {
  reservation: lockPaidReservation,
  order: lockPaidOrder,
  change: lockPaidChange,
} as const satisfies Record<PaymentSubjectKind, LockSettlementSubject>;

/**
 * Applies the provider's result under the locks of boat, reservation or order, and payment, as `planSettlement`
 * decides; a result that was applied before changes nothing. With `slotGone` the slot counts as taken without a query.
 */
export async function applySettlement(
  tx: Tx,
  paymentId: string,
  result: RetrievedPayment,
  now: Date,
  slotGone: boolean,
): Promise<{ state: PaymentState; outcome: string }> {
  const [about] = await tx
    .select({
      reservationId: payments.reservationId,
      serviceOrderId: payments.serviceOrderId,
      changeId: payments.changeId,
    })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (!about) throw new Error(`No payment ${paymentId}`);
  const { kind, id } = subjectOfPayment(about);
  const subject = await LOCKS[kind](tx, id, now);
  const payment = await lockPayment(tx, paymentId);
  if (!subject || !payment) throw new Error(`Payment ${paymentId} pays for nothing known`);
  const settlement = await subject.plan({ payment, result }, slotGone);
  return apply(tx, payment, subject, result, settlement, now);
}

async function apply(
  tx: Tx,
  payment: PaymentRow,
  subject: SettlementSubject,
  result: RetrievedPayment,
  settlement: Settlement,
  now: Date,
): Promise<{ state: PaymentState; outcome: string }> {
  if (settlement.kind === "ignore") return { state: payment.state, outcome: settlement.reason };
  if (settlement.kind === "refuse") {
    const { reason } = settlement;
    log("error", "payment_notification_refused", {
      reason,
      payment_id: payment.id,
      provider: payment.provider,
    });
    return { state: payment.state, outcome: reason };
  }
  const by = { kind: "provider", id: payment.provider } as const;
  await extendHoldForReview(tx, payment, subject, settlement.kind, now);
  const state = settlement.paymentState;
  await tx
    .update(payments)
    .set({
      state,
      inReview: settlement.kind === "review",
      providerPaymentId: result.providerPaymentId,
      providerItems: result.items ?? null,
      failureCode: settlement.kind === "fail" ? result.failureCode : null,
      settledAt: settlement.kind === "review" ? null : now,
      updatedAt: now,
    })
    .where(eq(payments.id, payment.id));
  if (settlement.kind === "confirm") {
    await subject.confirm(by);
    await postBooking(tx, bookingOfPayment(payment), { event: "paid", by, now });
    return { state, outcome: settlement.late ? "confirmed_late" : "confirmed" };
  }
  if (settlement.kind === "refund") {
    const { refundMinor, reason } = settlement;
    const refund = await refundPayment(tx, payment.id, refundMinor, `paid_too_late:${reason}`, now);
    if (!refund.ok) throw new Error(`The refund of a late payment was refused: ${refund.code}`);
    await postBooking(tx, bookingOfPayment(payment), { event: "paid_too_late", by, now });
    await subject.queuePaidLateMail();
    return { state, outcome: settlement.reason };
  }
  return { state, outcome: settlement.kind === "review" ? "in_review" : (result.failureCode ?? "failed") };
}
