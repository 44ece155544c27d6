import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { shiftRequest } from "@/lib/domain/pricing/shift-request";
import type { BoatTerms, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { type TripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { isFree } from "./is-free";
import { occupiedPeriod } from "./occupied-period";

/** How far from the requested start a time still counts as an alternative: a week of hours, two months of days. */
const REACH = { hourly: 7 * 24, daily: 60 } as const;

/**
 * Start times at which the same trip can be quoted and the boat is free, nearest to the requested start first
 * (the later of two equally near), at most `limit`. The requested start itself comes first when it is free.
 */
export function nearestFreeTimes(
  terms: BoatTerms,
  request: TripRequest,
  busy: readonly Period[],
  now: Date,
  limit: number,
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
