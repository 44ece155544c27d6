import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { shiftRequest } from "@/lib/domain/pricing/shift-request";
import type { BoatTerms, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addMinutes } from "@/lib/domain/shared/instant";
import { type TripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { isFree } from "./is-free";
import { occupiedPeriod } from "./occupied-period";

/** How far from the requested start a time still counts as an alternative: a week of hours, two months of days. */
const REACH = { hourly: 7 * 24, daily: 60 } as const;
/** What may be occupied around a trip: the search above in both directions, with room for the trip itself. */
const REACH_MINUTES = { hourly: 10 * 24 * 60, daily: 100 * 24 * 60 } as const;
const MAX_ALTERNATIVES = 5;

/** The span of which `nearestFreeTimes` must know every busy period. */
export function alternativesSpan(around: Period, rentType: TripRequest["rentType"]): Period {
  const reach = REACH_MINUTES[rentType];
  return { startsAt: addMinutes(around.startsAt, -reach), endsAt: addMinutes(around.endsAt, reach) };
}

/**
 * Start times at which the same trip can be quoted and the boat is free, nearest to the requested start first
 * (the later of two equally near), at most `limit`. The requested start itself comes first when it is free. `busy`
 * covers `alternativesSpan`.
 */
export function nearestFreeTimes(
  terms: BoatTerms,
  request: TripRequest,
  busy: readonly Period[],
  now: Date,
  limit = MAX_ALTERNATIVES,
): TripTime[] {
  const found: TripTime[] = [];
  for (let distance = 0; distance <= REACH[request.rentType]; distance++) {
    for (const step of distance === 0 ? [0] : [distance, -distance]) {
      if (found.length >= limit) return found;
      const shifted = shiftRequest(request, request.rentType === "daily" ? { days: step } : { hours: step });
      const quote = quoteTrip(terms, shifted, now);
      if (!quote.ok) continue;
      const { startsAt, endsAt } = quote.value;
      const period = occupiedPeriod(toInstant(startsAt), toInstant(endsAt), terms.turnaroundMinutes);
      if (isFree(period, busy)) found.push(startsAt);
    }
  }
  return found;
}
