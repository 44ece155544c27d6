import type { PaidThing } from "@/lib/server/payments/get-payment-page";

/** What payment pages say alike about reservations and orders. */
export function offerFacts(thing: PaidThing) {
  if (thing.kind === "order") {
    const { service, status, payment_in_review, expires_at, total_price, currency } = thing.order;
    return {
      title: service.title,
      slug: service.slug,
      status,
      payment_in_review,
      expires_at,
      amountMinor: total_price,
      currency,
      way: "instant" as const,
    };
  }
  const { vehicle, status, payment_in_review, expires_at, prepayment, currency, history } = thing.reservation;
  const asked = history.some((change) => change.status === "request_created");
  return {
    title: vehicle.name,
    slug: vehicle.slug,
    status,
    payment_in_review,
    expires_at,
    amountMinor: prepayment,
    currency,
    way: asked ? ("asked" as const) : ("instant" as const),
  };
}

export type OfferFacts = ReturnType<typeof offerFacts>;
