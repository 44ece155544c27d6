import type { TripDay } from "@/lib/domain/shared/istanbul-time";

/**
 * The days of each month that have its lowest price; none of a month in which every price is the same. Prices must
 * compare: one currency, or all in lira.
 */
export function cheapestDays(prices: ReadonlyMap<TripDay, number>): ReadonlySet<TripDay> {
  const cheapest = new Set<TripDay>();
  for (const days of Map.groupBy(prices, ([day]) => day.slice(0, 7)).values()) {
    const amounts = days.map(([, amount]) => amount);
    const lowest = Math.min(...amounts);
    if (lowest === Math.max(...amounts)) continue;
    for (const [day, amount] of days) if (amount === lowest) cheapest.add(day);
  }
  return cheapest;
}
