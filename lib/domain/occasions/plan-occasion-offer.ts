import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, Quote, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { proposeTrip } from "@/lib/domain/search/propose-trip";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import type { Period } from "@/lib/domain/shared/period";

/** A service that the customer chose for an occasion; `quantity` is 1 where pieces are not counted. */
export interface OccasionLine {
  serviceId: number;
  quantity: number;
}

/** A chosen service that this boat cannot provide on this trip. */
export interface MissingLine {
  serviceId: number;
  reason: "not_offered" | "lead_time" | "galley" | "too_many";
  /** What `reason` exceeds: lead time in hours, persons that the galley serves, or the highest quantity. */
  limit: number | null;
}

/** A boat's offer for an occasion: the trip with every chosen service that the boat can provide. */
export interface OccasionOffer {
  request: TripRequest;
  quote: Quote;
  missing: MissingLine[];
}

const REASONS: Partial<Record<QuoteRefusal, MissingLine["reason"]>> = {
  unknown_service: "not_offered",
  service_lead_time: "lead_time",
  over_capacity: "galley",
  quantity_out_of_range: "too_many",
};

/**
 * The trip that the search proposes on this boat, quoted with the chosen services exactly as the checkout quotes it.
 * Services that the boat does not offer, cannot prepare in time or cannot serve to that many persons are left out of
 * the quote and listed in `missing`. Null when the boat has no free trip that fits the search. Free hours are searched
 * from `firstHour` on first.
 */
export function planOccasionOffer(
  terms: BoatTerms,
  search: TripSearch,
  lines: readonly OccasionLine[],
  busy: readonly Period[],
  now: Date,
  firstHour?: number,
): OccasionOffer | null {
  const trip = proposeTrip(terms, search, busy, now, firstHour);
  if (!trip) return null;
  const { rentType, swimTour, startsAt, endsAt, personCount } = trip;
  const missing: MissingLine[] = [];
  let extras = [...lines];
  for (;;) {
    const request = { rentType, swimTour, startsAt, endsAt, personCount, extras };
    const quoted = quoteTrip(terms, request, now);
    if (quoted.ok) return { request, quote: quoted.value, missing };
    const refused = Number(quoted.details?.serviceId);
    const reason = REASONS[quoted.code];
    // Without its services the trip is the proposed one, so only a service can be refused.
    if (!reason || !extras.some(({ serviceId }) => serviceId === refused)) return null;
    missing.push({ serviceId: refused, reason, limit: limitOf(quoted.details) });
    extras = extras.filter(({ serviceId }) => serviceId !== refused);
  }
}

function limitOf(details: Record<string, unknown> | undefined): number | null {
  const limit = details?.leadHours ?? details?.capacity ?? details?.max;
  return typeof limit === "number" ? limit : null;
}

/** The fields that rank offers. */
type Ranked = Pick<OccasionOffer, "quote" | "missing"> & { tryMinor: number };

/** The best `limit` offers: those with the fewest missing services first, then by their total in lira. */
export function chooseOffers<O extends Ranked>(offers: readonly O[], limit: number): O[] {
  return offers
    .toSorted((a, b) => a.missing.length - b.missing.length || a.tryMinor - b.tryMinor)
    .slice(0, limit);
}
