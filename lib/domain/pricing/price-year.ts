import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import type { Rate } from "@/lib/domain/pricing/trip-terms";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";

export const DAYS_OF_YEAR = 365;

/** The prices of a kind of trip, day by day. */
export interface PriceYear {
  kind: RateKind;
  days: { day: TripDay; priceMinor: number | null }[];
  /** Of the days with a price. */
  lowestMinor: number;
  highestMinor: number;
}

/** The prices that quotes choose on each day of a year, for the kinds that have any; days without one have null. */
export function priceYear(rates: readonly Rate[], first: TripDay): PriceYear[] {
  return RATE_KINDS.flatMap((kind) => {
    const days = Array.from({ length: DAYS_OF_YEAR }, (_, index) => {
      const day = addDays(first, index);
      return { day, priceMinor: chooseRate(rates, kind, day)?.priceMinor ?? null };
    });
    const prices = days.flatMap(({ priceMinor }) => (priceMinor === null ? [] : [priceMinor]));
    if (prices.length === 0) return [];
    return [{ kind, days, lowestMinor: Math.min(...prices), highestMinor: Math.max(...prices) }];
  });
}
