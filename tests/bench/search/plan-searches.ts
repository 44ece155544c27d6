import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";

type Places = Readonly<Record<string, readonly number[]>>;

/** The same numbers in every run. */
function dice(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/**
 * Searches as visitors make them, without a date: half of them in a city, a fifth in an area, some at a port and some
 * in the whole country, with up to five filters, in every order, mostly the first page.
 */
export function planSearches(count: number, places: Places): VehiclesQuery[] {
  const roll = dice();
  const pick = <T>(list: readonly T[]) => list[Math.floor(roll() * list.length)];
  const sometimes = (chance: number, value: () => Record<string, unknown>) =>
    roll() < chance ? value() : {};
  const place = () => {
    const where = roll();
    if (where < 0.5) return { city: pick(places.city ?? []) };
    if (where < 0.7) return { area: pick(places.area ?? []) };
    return where < 0.85 ? { port: pick(places.port ?? []) } : {};
  };
  return Array.from({ length: count }, () => {
    const request = {
      ...place(),
      ...sometimes(0.4, () => ({ types: [pick([1, 2, 3, 4])] })),
      ...sometimes(0.3, () => ({ rating: pick([1, 2, 3, 4, 4.5]) })),
      ...sometimes(0.3, () => ({ facilities: [pick([1, 2, 3])] })),
      ...sometimes(0.4, () => ({ persons: pick([2, 4, 8, 12]) })),
      ...sometimes(0.3, () => ({ min_price: 5000 })),
      ...sometimes(0.3, () => ({ max_price: 30_000 })),
      sort: pick(["recommended", "price_asc", "price_desc"]),
      page: pick([1, 1, 1, 1, 2, 3, 10]),
    };
    const asText = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value));
    const query = Object.entries(request).map(([key, value]) => [key, asText(value)]);
    return v.parse(vehiclesQuery, Object.fromEntries(query));
  });
}
