import { checkTripTimes } from "@/lib/domain/pricing/check-trip-times";
import { SWIM_TOUR_HOURS } from "@/lib/domain/pricing/swim-tour-hours";
import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";
import { addDays, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import type { FreeHour } from "./free-hours";
import { isFree } from "./is-free";
import { occupiedPeriod } from "./occupied-period";

/** Start hours 0 … 23 of each kind of trip; nights start at the boat's hand-over hour. */
export type TripStarts = Record<RateKind, number[]>;

interface Hours {
  /** Of the day and of the one after it: a trip may last beyond midnight. */
  free: readonly FreeHour[];
  /** The shortest trip of each kind. */
  shortest: Record<RateKind, number>;
}

/** The hours of a day at which the shortest trip of each kind may start. Prices are not considered. */
export function tripStarts(
  terms: BoatTerms,
  day: TripDay,
  { free, shortest }: Hours,
  busy: readonly Period[],
  now: Date,
): TripStarts {
  const { from, until } = SWIM_TOUR_HOURS;
  const startsOf = (hours: number, first: number, last: number) =>
    free
      .slice(first, last + 1)
      .filter((_, index) => free.slice(first + index, first + index + hours).every((hour) => hour.free))
      .map(({ hour }) => hour);
  const nights = Math.ceil(shortest.daily / 24);
  return {
    hourly: startsOf(shortest.hourly, 0, 23),
    daily: nightsFit(terms, day, nights, busy, now) ? [terms.handoverStartHour] : [],
    swim_tour: startsOf(shortest.swim_tour, from, until - shortest.swim_tour),
  };
}

function nightsFit(
  terms: BoatTerms,
  day: TripDay,
  nights: number,
  busy: readonly Period[],
  now: Date,
): boolean {
  const stay = { rentType: "daily", swimTour: false, personCount: 1, extras: [] } as const;
  const request = { ...stay, extras: [], startsAt: day, endsAt: addDays(day, nights) };
  const times = checkTripTimes(terms, request, now);
  if (!times.ok) return false;
  const { startInstant, endsAt } = times.value;
  return isFree(occupiedPeriod(startInstant, toInstant(endsAt), terms.turnaroundMinutes), busy);
}
