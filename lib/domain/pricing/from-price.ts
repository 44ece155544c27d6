import type { BoatTerms, Rate } from "@/lib/domain/pricing/trip-terms";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { percentOf, timesMinor } from "@/lib/domain/shared/money";
import type { RateKind } from "@/lib/domain/shared/vocabulary";

/** The cheapest that a boat can be had for, shown as "from" on cards without a date. */
export interface FromPrice {
  kind: RateKind;
  /** Per hour, per night, or for the whole swim tour. */
  unitPriceMinor: number;
  /** The shortest trip at that price. */
  totalMinor: number;
  /** The share of it that is paid online. */
  prepaymentMinor: number;
}

const PREFERRED_KINDS = ["hourly", "daily", "swim_tour"] as const satisfies readonly RateKind[];

function shortestTripMinor(rate: Rate): number {
  if (rate.kind === "swim_tour") return rate.priceMinor;
  const hoursPerUnit = rate.kind === "daily" ? 24 : 1;
  return timesMinor(rate.priceMinor, Math.max(1, Math.ceil(rate.minHours / hoursPerUnit)));
}

/**
 * The lowest rate that is or will be valid from `today` on: of the hourly ones, else the daily ones, else the
 * swim tours (prices of different units do not compare). Null when the boat has no price at all.
 */
export function fromPrice(
  terms: Pick<BoatTerms, "rates" | "prepaymentPercent">,
  today: TripDay,
): FromPrice | null {
  const open = terms.rates.filter(({ validUntil }) => validUntil === null || validUntil > today);
  for (const kind of PREFERRED_KINDS) {
    const [cheapest] = open
      .filter((rate) => rate.kind === kind)
      .sort((a, b) => a.priceMinor - b.priceMinor || a.minHours - b.minHours);
    if (!cheapest) continue;
    const totalMinor = shortestTripMinor(cheapest);
    return {
      kind,
      unitPriceMinor: cheapest.priceMinor,
      totalMinor,
      prepaymentMinor: percentOf(totalMinor, terms.prepaymentPercent),
    };
  }
  return null;
}
