import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, Quote, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { proposeTrip } from "@/lib/domain/search/propose-trip";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import type { Period } from "@/lib/domain/shared/period";

/** A chosen service of an occasion, and how many pieces where these are counted. */
export interface OccasionLine {
  serviceId: number;
  quantity: number;
}

/** A chosen service that the boat cannot add to this trip. */
export interface MissingLine {
  serviceId: number;
  reason: "not_offered" | "lead_time" | "galley" | "too_many";
  /** Hours of lead time, persons that the galley serves, or the most pieces. */
  limit: number | null;
}

/** What a boat has for an occasion: the trip with all chosen services that it can add. */
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
 * The trip that the search proposes on this boat, quoted with the chosen services as its checkout quotes them. What
 * the boat does not offer, not so soon, or not for so many, is left out of the quote and named. Null while nothing that
 * fits the search can be booked.
 */
export function planOccasionOffer(
  terms: BoatTerms,
  search: TripSearch,
  lines: readonly OccasionLine[],
  busy: readonly Period[],
  now: Date,
): OccasionOffer | null {
  const trip = proposeTrip(terms, search, busy, now);
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

/** What decides the order of the offers of an occasion. */
type Ranked = Pick<OccasionOffer, "quote" | "missing"> & { tryMinor: number };

/** The offers to show, at most so many: those that lack the fewest services first, then by their total in lira. */
export function chooseOffers<O extends Ranked>(offers: readonly O[], most: number): O[] {
  return offers
    .toSorted((a, b) => a.missing.length - b.missing.length || a.tryMinor - b.tryMinor)
    .slice(0, most);
}
