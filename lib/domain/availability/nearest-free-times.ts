import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { shiftRequest } from "@/lib/domain/pricing/shift-request";
import type { BoatTerms, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addMinutes } from "@/lib/domain/shared/instant";
import { type TripTime, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { isFree } from "./is-free";
import { occupiedPeriod } from "./occupied-period";

/** How many days from the requested start a time still counts as an alternative. */
const REACH_DAYS = { hourly: 7, daily: 60 } as const;
/** Room for the turnaround, and for a daily rent's hand-over hours, beside the requested hours. */
const MARGIN_DAYS = 3;
const DAY_HOURS = 24;
const MAX_ALTERNATIVES = 5;

/** The span of which `nearestFreeTimes` must know every busy period. */
export function alternativesSpan(around: Period, rentType: TripRequest["rentType"]): Period {
  const reach = (REACH_DAYS[rentType] + MARGIN_DAYS) * DAY_HOURS * 60;
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
  const daily = request.rentType === "daily";
  const reach = REACH_DAYS[request.rentType] * (daily ? 1 : DAY_HOURS);
  for (let distance = 0; distance <= reach; distance++) {
    for (const step of distance === 0 ? [0] : [distance, -distance]) {
      if (found.length >= limit) return found;
      const shifted = shiftRequest(request, daily ? { days: step } : { hours: step });
      const quote = quoteTrip(terms, shifted, now);
      if (!quote.ok) continue;
      const { startsAt, endsAt } = quote.value;
      const period = occupiedPeriod(toInstant(startsAt), toInstant(endsAt), terms.turnaroundMinutes);
      if (isFree(period, busy)) found.push(startsAt);
    }
  }
  return found;
}
