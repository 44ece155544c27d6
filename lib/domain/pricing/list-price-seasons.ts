import type { Rate } from "@/lib/domain/pricing/trip-terms";
import { addDays, nightsBetween, type TripDay, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";
import { chooseRate } from "./choose-rate";

/** The rate that holds on these weekdays of a season. */
export interface PriceSeason {
  kind: RateKind;
  rate: Rate;
  /** Bit mask, Monday = 1 … Sunday = 64. */
  weekdays: number;
  /** Null = since ever. */
  from: TripDay | null;
  /** Exclusive; null = without end. */
  until: TripDay | null;
}

/** Any week of a season without a first or last day. */
const SOME_DAY = "2000-01-03";
const WEEK = 7;

/**
 * The rates of a boat as quotes choose them, per period: for each kind and day exactly the season whose rate
 * `chooseRate` names, and none where it names none.
 */
export function listPriceSeasons(rates: readonly Rate[]): PriceSeason[] {
  return RATE_KINDS.flatMap((kind) => {
    const ofKind = rates.filter((rate) => rate.kind === kind);
    return spansOf(ofKind).flatMap(([from, until]) => seasonsOf(ofKind, kind, from, until));
  });
}

type Span = readonly [from: TripDay | null, until: TripDay | null];

/** The stretches of time within which the same rates are valid. */
function spansOf(rates: readonly Rate[]): Span[] {
  const days = new Set(rates.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]));
  const bounds = [...days].filter((day) => day !== null).toSorted();
  const starts: (TripDay | null)[] = [null, ...bounds];
  return starts.map((from, index) => [from, bounds[index] ?? null]);
}

function seasonsOf(rates: readonly Rate[], kind: RateKind, from: TripDay | null, until: TripDay | null) {
  const weekdaysOf = new Map<Rate, number>();
  for (const day of oneWeek(from, until)) {
    const rate = chooseRate(rates, kind, day);
    if (rate) weekdaysOf.set(rate, (weekdaysOf.get(rate) ?? 0) | (1 << weekdayOf(day)));
  }
  return [...weekdaysOf].map(([rate, weekdays]): PriceSeason => ({ kind, rate, weekdays, from, until }));
}

/** Each weekday of the stretch once. */
function oneWeek(from: TripDay | null, until: TripDay | null): TripDay[] {
  const first = from ?? (until ? addDays(until, -WEEK) : SOME_DAY);
  const days = until ? Math.min(WEEK, nightsBetween(first, until)) : WEEK;
  return Array.from({ length: days }, (_, index) => addDays(first, index));
}
