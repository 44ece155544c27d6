import type { Rate } from "@/lib/domain/pricing/trip-terms";
import { nightsBetween, type TripDay, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";

const EVERY_WEEKDAY = 127;

function fits(rate: Rate, kind: RateKind, day: TripDay, weekdayBit: number): boolean {
  return (
    rate.kind === kind &&
    (rate.validFrom === null || rate.validFrom <= day) &&
    (rate.validUntil === null || day < rate.validUntil) &&
    (rate.weekdays === null || (rate.weekdays & weekdayBit) !== 0)
  );
}

function namesWeekdays(rate: Rate): boolean {
  return rate.weekdays !== null && rate.weekdays !== EVERY_WEEKDAY;
}

function seasonDays({ validFrom, validUntil }: Rate): number {
  return validFrom && validUntil ? nightsBetween(validFrom, validUntil) : Number.POSITIVE_INFINITY;
}

function beats(a: Rate, b: Rate): boolean {
  if (namesWeekdays(a) !== namesWeekdays(b)) return namesWeekdays(a);
  const [daysOfA, daysOfB] = [seasonDays(a), seasonDays(b)];
  if (daysOfA !== daysOfB) return daysOfA < daysOfB;
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;
}

/**
 * The rate of a kind for a day, null when none fits. Of several: one that names weekdays, then the shorter
 * season (open-ended ones last), then the newest.
 */
export function chooseRate(rates: readonly Rate[], kind: RateKind, day: TripDay): Rate | null {
  const weekdayBit = 1 << weekdayOf(day);
  let chosen: Rate | null = null;
  for (const rate of rates) {
    if (fits(rate, kind, day, weekdayBit) && (!chosen || beats(rate, chosen))) chosen = rate;
  }
  return chosen;
}
