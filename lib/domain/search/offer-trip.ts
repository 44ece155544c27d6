import { isFree } from "@/lib/domain/availability/is-free";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { type QuoteRefusal, quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, Quote, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addDays, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { TripState } from "@/lib/domain/shared/vocabulary";

/** What a boat offers for one exact trip: its quote, or why it cannot be booked now. */
export type TripOffer = { state: "free"; quote: Quote } | { state: Exclude<TripState, "free">; quote: null };

const STATE_OF_REFUSAL: Partial<Record<QuoteRefusal, Exclude<TripState, "free">>> = {
  in_the_past: "past",
  too_soon: "past",
  over_capacity: "over_capacity",
};

/** Days around a trip in which an occupancy can conflict with it: hand-over hours and turnaround. */
const DAYS_AROUND = 2;

/** The quote of this trip when the boat is free then; no other day and no other hours are proposed. */
export function offerTrip(
  terms: BoatTerms,
  request: TripRequest,
  busy: readonly Period[],
  now: Date,
): TripOffer {
  const quote = quoteTrip(terms, request, now);
  if (!quote.ok) return { state: STATE_OF_REFUSAL[quote.code] ?? "not_offered", quote: null };
  const { startsAt, endsAt } = quote.value;
  const period = occupiedPeriod(toInstant(startsAt), toInstant(endsAt), terms.turnaroundMinutes);
  return isFree(period, busy) ? { state: "free", quote: quote.value } : { state: "taken", quote: null };
}

/** The span in which an occupancy can conflict with the trip. */
export function spanAround({ startsAt, endsAt }: TripRequest): Period {
  const dayAt = (day: TripDay) => toInstant(`${day}T00:00`);
  return {
    startsAt: dayAt(addDays(startsAt.slice(0, 10), -DAYS_AROUND)),
    endsAt: dayAt(addDays(endsAt.slice(0, 10), DAYS_AROUND)),
  };
}
