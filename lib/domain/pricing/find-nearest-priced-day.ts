import type { BoatTerms, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addDays, nightsBetween, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { MAX_DAYS_AHEAD } from "./check-trip-times";
import { chooseRate } from "./choose-rate";
import { quoteTrip } from "./quote-trip";
import { shiftRequest } from "./shift-request";

/**
 * The start day closest to the requested one on which the same trip (without its extras, whose lead times would
 * hide a price) has a price; the later of two equally close ones. Null when no bookable day has any.
 */
export function findNearestPricedDay(terms: BoatTerms, request: TripRequest, now: Date): TripDay | null {
  const asked = request.startsAt.slice(0, 10);
  const today = tripDayOf(now);
  const kind = request.swimTour ? "swim_tour" : request.rentType;
  const bare = { ...request, extras: [] };
  const reach = Math.max(
    Math.abs(nightsBetween(asked, today)),
    Math.abs(nightsBetween(asked, addDays(today, MAX_DAYS_AHEAD))),
  );
  for (let distance = 0; distance <= reach; distance++) {
    for (const days of distance === 0 ? [0] : [distance, -distance]) {
      const day = addDays(asked, days);
      if (day < today || !chooseRate(terms.rates, kind, day)) continue;
      if (quoteTrip(terms, shiftRequest(bare, { days }), now).ok) return day;
    }
  }
  return null;
}
