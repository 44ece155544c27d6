import type { GoodwillBearer } from "@/lib/domain/ledger/words";
import type { RefundBasis } from "@/lib/domain/payments/refund-basis";
import { leftOf } from "@/lib/domain/payments/refund-basis";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import { bookingOfPayment } from "@/lib/server/booking/checkout/payment-subject";
import { refundPaidMoney } from "@/lib/server/booking/checkout/refund-paid-money";
import { isRepeatedRefund, lockPaid, type PaidBooking } from "@/lib/server/money/refunds/lock-paid";
import { readRefundNeeds } from "@/lib/server/money/refunds/read-refund-needs";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/** The same amount again within this time is more likely a mistake than a second refund. */
const REPEATED_MINUTES = 10;

export interface OperatorRefund {
  /** The number of the reservation or order. */
  number: string;
  amountMinor: number;
  /** Why, in words that the customer reads. */
  note: string;
  /** Refund the same amount again within ten minutes. */
  again: boolean;
  /** Whose money it is: ours unless it is said to be the owner's. */
  borneBy?: GoodwillBearer;
}

type Refused = "not_found" | "refund_of_nothing" | "refund_exceeds_paid" | "refund_repeated";
export type Refunded = Outcome<{ currency: Currency; leftMinor: number }, Refused>;

/**
 * Refunds part of what was paid for a reservation or order, as the operator decided, from the latest payment first, and
 * mails the customer; a job asks the provider. Refuses what took no money, an amount of zero, more than is left, the
 * same amount again within ten minutes unless `again` says so, and what needs a second person.
 */
export async function refundByOperator(
  refund: OperatorRefund,
  by: Actor<"staff">,
  now: Date,
): Promise<Refunded | Outcome<never, "refund_needs_second">> {
  return inTransaction(async (tx) => {
    const checked = await checkRefund(tx, refund, now);
    if (!checked.ok) return checked;
    const { second } = await readRefundNeeds(tx, checked.value, refund.amountMinor);
    if (second) return refuse("refund_needs_second");
    return giveBack(tx, checked.value, refund, by, now);
  });
}

/** The paid booking, locked, if this refund of it is possible. */
export async function checkRefund(
  tx: Tx,
  { number, amountMinor, again }: OperatorRefund,
  now: Date,
): Promise<Outcome<PaidBooking, Refused>> {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return refuse("refund_of_nothing");
  const paid = await lockPaid(tx, number);
  if (!paid) return refuse("not_found");
  const leftMinor = leftOf(basisOf(paid));
  if (amountMinor > leftMinor) return refuse("refund_exceeds_paid", { leftMinor, currency: paid.currency });
  const ids = paid.payments.map(({ id }) => id);
  if (!again && (await isRepeatedRefund(tx, ids, amountMinor, now, REPEATED_MINUTES)))
    return refuse("refund_repeated", { minutes: REPEATED_MINUTES });
  return accept(paid);
}

/** What a refund of it is judged by. */
export function basisOf({ payments }: PaidBooking): RefundBasis {
  return { payments: payments.map(({ id, amountMinor: leftMinor }) => ({ id, leftMinor })) };
}

/** Gives the money of a checked refund back and tells the customer; `proposedBy` is who asked for it, if another. */
export async function giveBack(
  tx: Tx,
  paid: PaidBooking,
  { amountMinor, note, borneBy = "house" }: OperatorRefund,
  by: Actor<"staff">,
  now: Date,
  proposedBy?: string,
): Promise<Refunded> {
  const { currency, subject } = paid;
  const refunded = await refundPaidMoney(tx, paid, amountMinor, "operator", now, { note, borneBy });
  if (!refunded.ok) return refunded;
  await postBooking(tx, bookingOfPayment(paid), { event: "refunded", by, now });
  await addJob(tx, "tell_refund", { refundIds: refunded.value });
  const data = { amountMinor, currency, borneBy, refunds: refunded.value, ...(proposedBy && { proposedBy }) };
  await audit(tx, {
    by,
    event: proposedBy ? "refund_confirmed" : "money_refunded",
    subject,
    data,
    reason: note,
  });
  return accept({ currency, leftMinor: leftOf(basisOf(paid)) - amountMinor });
}
