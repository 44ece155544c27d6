import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { placeOf } from "@/lib/server/catalogue/search/search-conditions";
import { lastDayOf, nightsOf } from "@/lib/server/catalogue/search/trips/sold-sql";

/**
 * All busy boats of a city are read where it has at most so many boats, counted by day, for each one that is looked at:
 * an entry of a day is read in a fifteenth of the time of a lookup, and one boat in five is busy.
 */
const MOST_PER_LOOKED = 50;

/** What a search looks at. */
export interface LookedBoats {
  /** Their ids. */
  ids: SQL;
  /** About how many these are. */
  count: number;
  /** How many boats their city has; null where the search is about none, or nobody knows. */
  ofCity: number | null;
}

/** The days of occupancies (alias `o`) that may matter to a trip of the search. */
export function isNearSql(search: TripSearch): SQL {
  return sql`o.day between ${search.day}::date and ${lastDayOf(search)}::date`;
}

/** The boats with an occupancy near the day of the search: of those that are looked at, or of all of their city. */
export function busyBoatsSql(
  query: VehiclesQuery,
  search: TripSearch,
  { ids, count, ofCity }: LookedBoats,
): SQL {
  const oneByOne = sql`select o.boat_id from boat_busy o
    where o.boat_id = any(array(${ids})) and ${isNearSql(search)}`;
  const { city } = placeOf(query);
  if (!city) return oneByOne;
  const days = Array.from({ length: nightsOf(search) + 1 }, (_, later) => addDays(search.day, later));
  const isByCity = ofCity !== null && ofCity * days.length <= count * MOST_PER_LOOKED;
  // In the same words for both, so that they are one statement.
  return sql`${oneByOne} and not ${isByCity}::boolean
    union all select o.boat_id from boat_busy o
    where ${isByCity}::boolean and o.city_id = ${city} and o.day = any(${sql.param(days)}::date[])`;
}
