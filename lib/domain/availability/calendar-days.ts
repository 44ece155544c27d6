import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import { minHoursOn } from "@/lib/domain/pricing/min-hours-on";
import type { BoatTerms } from "@/lib/domain/pricing/quote-trip";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";
import { type FreeHour, freeHours, type HourReason } from "./free-hours";

export interface CalendarDay {
  day: TripDay;
  /** Unit price of each kind on that day in minor units; null = not to be had that way. */
  prices: Record<RateKind, number | null>;
  /** The shortest trip by the hour. */
  minHours: number;
  hours: FreeHour[];
  /** Whether a trip can start at any of the hours. */
  free: boolean;
  /** Why none can: what stands against the last hour of service. */
  reason?: HourReason | "no_price";
}

function calendarDay(terms: BoatTerms, day: TripDay, busy: readonly Period[], now: Date): CalendarDay {
  const prices: Record<RateKind, number | null> = { hourly: null, daily: null, swim_tour: null };
  for (const kind of RATE_KINDS) prices[kind] = chooseRate(terms.rates, kind, day)?.priceMinor ?? null;
  const minHours = minHoursOn(terms, day);
  const hours = freeHours(terms, day, busy, now);
  const reason = RATE_KINDS.every((kind) => prices[kind] === null) ? "no_price" : reasonOf(hours);
  return reason
    ? { day, prices, minHours, hours, free: false, reason }
    : { day, prices, minHours, hours, free: true };
}

function reasonOf(hours: readonly FreeHour[]): HourReason | null {
  if (hours.some(({ free }) => free)) return null;
  return hours.findLast(({ reason }) => reason !== "closed")?.reason ?? "closed";
}

/** The days from `from` up to but not including `until`, with prices and free hours, for a boat's calendar. */
export function calendarDays(
  terms: BoatTerms,
  span: { from: TripDay; until: TripDay },
  busy: readonly Period[],
  now: Date,
): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = span.from; day < span.until; day = addDays(day, 1)) {
    days.push(calendarDay(terms, day, busy, now));
  }
  return days;
}
