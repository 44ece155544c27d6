import { addMinutes } from "@/lib/domain/shared/instant";
import type { PaymentSubject } from "@/lib/server/booking/checkout/payment-subject";
import { isSignedKey, signedKey } from "@/lib/server/money/signed-key";

/** After the deadline the page still says what happened, and how to go on. */
const AFTER_DEADLINE_MINUTES = 7 * 24 * 60;
/** For looking at the result of a payment that was made just now. */
const RESULT_MINUTES = 2 * 60;

const aboutPayment = ({ kind, id }: PaymentSubject) => `pay:${kind}:${id}`;
const aboutResult = (paymentId: string) => `result:${paymentId}`;

/**
 * The value of `key` in the payment link of a mail: opens and pays that one reservation or order without a login,
 * until a week after its deadline (ISO; null = no payment is pending, and the key is invalid).
 */
export function paymentLinkKey(subject: PaymentSubject, deadline: string | null): string {
  const until = deadline ? addMinutes(new Date(deadline), AFTER_DEADLINE_MINUTES) : new Date(0);
  return signedKey(aboutPayment(subject), until);
}

/** Whether the key of an address belongs to this reservation or order and is still good. */
export function isPaymentLinkKey(
  subject: PaymentSubject,
  key: string | null | undefined,
  now: Date,
): boolean {
  return isSignedKey(aboutPayment(subject), key, now);
}

/** The value of `key` with which the payer sees the result, also without a login. */
export function resultLinkKey(paymentId: string, now: Date): string {
  return signedKey(aboutResult(paymentId), addMinutes(now, RESULT_MINUTES));
}

/** Whether the key of an address opens the result of this payment. */
export function isResultLinkKey(paymentId: string, key: string | null | undefined, now: Date): boolean {
  return isSignedKey(aboutResult(paymentId), key, now);
}
