import { bookAgainQuery } from "@/components/reservations/cancel/book-again-query";
import type { ChangeStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { PaymentPageSubject } from "@/lib/server/money/get-payment-page";

/** What payment pages say alike about reservations and orders; `now` is the server's clock. */
export function offerFacts(subject: PaymentPageSubject, now: string) {
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
  if (subject.kind === "change") return changeFacts(subject);
  const { vehicle, status, payment_in_review, expires_at, prepayment, currency, history } =
    subject.reservation;
  const asked = history.some((change) => change.status === "request_created");
  return {
    again: { slug: vehicle.slug, query: bookAgainQuery(subject.reservation, new Date(now)) },
    status,
    payment_in_review,
    expires_at,
    amountMinor: prepayment,
    currency,
    way: asked ? ("asked" as const) : ("instant" as const),
  };
}

/** For its deadline a change is like a request: first the owner, then the payment. */
const WAITS_LIKE: Partial<Record<ChangeStatus, ReservationStatus>> = {
  asked: "request_created",
  payment_pending: "request_created_payment_pending",
};

function changeFacts({ reservation, change }: Extract<PaymentPageSubject, { kind: "change" }>) {
  const { vehicle, status, payment_in_review, currency } = reservation;
  return {
    again: { slug: vehicle.slug, query: {} },
    status: WAITS_LIKE[change.status] ?? status,
    payment_in_review,
    expires_at: change.expires_at,
    amountMinor: change.payment,
    currency,
    /** The trip was booked before: the steps of a booking are over. */
    way: null,
  };
}

export type OfferFacts = ReturnType<typeof offerFacts>;
