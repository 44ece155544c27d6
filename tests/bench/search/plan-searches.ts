import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";

interface PlannedSearches {
  /** How the line of the report begins. */
  name: string;
  queries: VehiclesQuery[];
}

/** A random generator that gives the same numbers in every run. */
function dice(): <T>(list: readonly T[]) => T {
  let seed = 7;
  return (list) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return list[Math.floor((seed / 2_147_483_647) * list.length)] as never;
  };
}

type SearchInput = Record<string, string | string[]>;

/** Searches as visitors make them, in groups that are measured apart: in a city and over the whole coast. */
export function planSearches(count: number, cities: readonly number[], today: TripDay): PlannedSearches[] {
  const pick = dice();
  const some = (chance: number, input: () => SearchInput): SearchInput =>
    pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) < chance * 10 ? input() : {};
  const filters = (): SearchInput => ({
    ...some(0.4, () => ({ types: [pick(["1", "2", "3", "4"])] })),
    ...some(0.3, () => ({ rating: pick(["3", "4", "4.5"]) })),
    ...some(0.3, () => ({ facilities: [pick(["1", "2", "3"])] })),
    ...some(0.5, () => ({ persons: pick(["2", "4", "8", "12"]) })),
    sort: pick(["recommended", "price_asc", "price_desc"]),
    page: pick(["1", "1", "1", "1", "2", "3"]),
  });
  const date = (): SearchInput => ({ date: addDays(today, pick([5, 20, 60, 120, 160])) });
  const nights = (length: number): SearchInput => {
    const from = addDays(today, pick([20, 60, 120, 160]));
    return { date: from, end_date: addDays(from, length) };
  };
  const kinds: Record<string, () => SearchInput> = {
    "no date": () => filters(),
    "no date, prices": () => ({ ...filters(), min_price: "5000", max_price: "30000" }),
    date: () => ({ ...filters(), ...date() }),
    "date, hours": () => ({ ...filters(), ...date(), start_hour: "16", end_hour: "20" }),
    "date, highest price": () => ({ ...filters(), ...date(), max_price: "30000" }),
    "three nights": () => ({ ...filters(), ...nights(3) }),
    "seven nights": () => ({ ...filters(), ...nights(7) }),
    "date, page 50": () => ({
      ...date(),
      sort: pick(["recommended", "price_asc", "price_desc"]),
      page: "50",
    }),
  };
  return [false, true].flatMap((isWholeCoast) =>
    Object.entries(kinds).map(([kind, input]) => ({
      name: `${isWholeCoast ? "whole coast" : "city"}, ${kind}`,
      queries: Array.from({ length: count }, () =>
        v.parse(vehiclesQuery, { ...input(), ...(isWholeCoast ? {} : { city: String(pick(cities)) }) }),
      ),
    })),
  );
}
