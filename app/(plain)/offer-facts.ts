import { againQuery } from "@/components/reservations/cancel/again-query";
import type { PaymentSubjectView } from "@/lib/server/payments/get-payment-page";

/** What payment pages say alike about reservations and orders; `now` is the server's clock. */
export function offerFacts(subject: PaymentSubjectView, now: string) {
  if (subject.kind === "order") {
    const { service, status, payment_in_review, expires_at, total_price, currency } = subject.order;
    const asked = subject.order.history.some((change) => change.status === "order_requested");
    return {
      again: { slug: service.slug, query: {} },
      status,
      payment_in_review,
      expires_at,
      amountMinor: total_price,
      currency,
      way: asked ? ("asked" as const) : ("instant" as const),
    };
  }
  const { vehicle, status, payment_in_review, expires_at, prepayment, currency, history } =
    subject.reservation;
  const asked = history.some((change) => change.status === "request_created");
  return {
    again: { slug: vehicle.slug, query: againQuery(subject.reservation, new Date(now)) },
    status,
    payment_in_review,
    expires_at,
    amountMinor: prepayment,
    currency,
    way: asked ? ("asked" as const) : ("instant" as const),
  };
}

export type OfferFacts = ReturnType<typeof offerFacts>;
