import type { PaymentResponse } from "@/lib/contracts/payments";
import type { Locale } from "@/lib/i18n/locales";
import { subjectOfPayment } from "@/lib/server/booking/checkout/payment-subject";
import { getPaymentPage, type PaymentPage } from "@/lib/server/money/get-payment-page";
import { paymentLinkKey } from "@/lib/server/money/payment-link";
import { getPaymentResult } from "@/lib/server/money/settle/get-payment-result";

interface ResultScreen {
  payment: PaymentResponse;
  /** What was paid for; null for other visitors. */
  page: PaymentPage | null;
  /** Opens the payment page again without a login, for a customer who came back from the bank without a session. */
  retryKey: string | null;
}

/** What the result page shows to this visitor; null when there is no such payment. */
export async function readResultScreen(
  paymentId: string,
  visitor: { userId: string | null; linkKey: string | null },
  locale: Locale,
  now: Date,
): Promise<ResultScreen | null> {
  const payment = await getPaymentResult(paymentId, visitor, now);
  if (!payment) return null;
  const { reservation_id = null, service_order_id = null, change_id = null } = payment;
  // Only visitors who may see the payment see its subject.
  if (!reservation_id && !service_order_id) return { payment, page: null, retryKey: null };
  const subject = subjectOfPayment({
    reservationId: reservation_id,
    serviceOrderId: service_order_id,
    changeId: change_id,
  });
  const key = paymentLinkKey(subject, now.toISOString());
  const page = await getPaymentPage(subject, { userId: visitor.userId, linkKey: key }, locale, now);
  return { payment, page, retryKey: page?.payerId === visitor.userId ? null : key };
}
