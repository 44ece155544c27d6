import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import type { BoatTerms } from "@/lib/domain/pricing/trip-terms";
import { lowestTrip } from "@/lib/domain/search/lowest-trip";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";
import { type FreeHour, freeHours } from "./free-hours";
import { type TripStarts, tripStarts } from "./trip-starts";

export interface CalendarDay {
  day: TripDay;
  /** Unit price of each kind on that day in minor units; null = not offered that way. */
  prices: Record<RateKind, number | null>;
  /** Hours of the shortest trip of each kind, 1 where it has no rate. */
  minHours: Record<RateKind, number>;
  /** Total of the cheapest trip of each kind that can be booked on that day in minor units; null where none can. */
  lowest: Record<RateKind, number | null>;
  hours: FreeHour[];
  starts: TripStarts;
}

/**
 * The days from `from` up to but not including `until` with prices, free hours and start hours, for a boat's
 * calendar. `busy` must reach beyond the last one, to where its trips may end.
 */
export function calendarDays(
  terms: BoatTerms,
  span: { from: TripDay; until: TripDay },
  busy: readonly Period[],
  now: Date,
): CalendarDay[] {
  const days: CalendarDay[] = [];
  let hours = freeHours(terms, span.from, busy, now);
  for (let day = span.from; day < span.until; day = addDays(day, 1)) {
    const next = freeHours(terms, addDays(day, 1), busy, now);
    const prices: CalendarDay["prices"] = { hourly: null, daily: null, swim_tour: null };
    const minHours: CalendarDay["minHours"] = { hourly: 1, daily: 1, swim_tour: 1 };
    for (const kind of RATE_KINDS) {
      const rate = chooseRate(terms.rates, kind, day);
      prices[kind] = rate?.priceMinor ?? null;
      minHours[kind] = rate?.minHours ?? 1;
    }
    const starts = tripStarts(terms, day, { free: [...hours, ...next], shortest: minHours }, busy, now);
    const lowest: CalendarDay["lowest"] = { hourly: null, daily: null, swim_tour: null };
    for (const kind of RATE_KINDS) {
      if (starts[kind].length === 0) continue;
      lowest[kind] = lowestTrip(terms, kind, day, busy, now)?.totalMinor ?? null;
    }
    days.push({ day, prices, minHours, lowest, hours, starts });
    hours = next;
  }
  return days;
}
