import type { PaidThing } from "@/lib/server/payments/get-payment-page";

/** What payment pages say alike about reservations and orders. */
export function offerFacts(thing: PaidThing) {
  if (thing.kind === "order") {
    const { service, status, expires_at, total_price, currency } = thing.order;
    return {
      title: service.title,
      slug: service.slug,
      status,
      expires_at,
      amountMinor: total_price,
      currency,
    };
  }
  const { vehicle, status, expires_at, prepayment, currency } = thing.reservation;
  return { title: vehicle.name, slug: vehicle.slug, status, expires_at, amountMinor: prepayment, currency };
}

export type OfferFacts = ReturnType<typeof offerFacts>;
