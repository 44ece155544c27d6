import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Db } from "@/lib/server/db/pool";
import { idsSql, limitsPrices, ORDER, readMatches } from "@/lib/server/search/matches";
import { searchConditions } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import {
  BOAT_TERMS,
  isSoldBesidesSql,
  isSoldSql,
  lastDayOf,
  nightsOf,
} from "@/lib/server/search/trips/sold-sql";
import { isFoundSql } from "@/lib/server/search/trips/trip-sql";

/** Boats that are looked at for each one that is wanted, since some are taken, and how many more each next try looks at. */
const LOOKED_PER_BOAT = 1.25;
const LEAST_LOOKED = 50;
const NEXT_TRY = 4;
/** Up to so many days are looked up one by one in the index of busy days; of more, each boat's own are read. */
const FEW_DAYS = 8;

/** The ids of the first matches in the recommended order. */
export async function listMatchIds(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  limit: number,
): Promise<number[]> {
  const search = tripSearchOf(query);
  if (!search || search.kinds.length === 0 || limitsPrices(query)) {
    const matches = await readMatches(db, sql`${idsSql(query, now)} order by ${ORDER} limit ${limit}`);
    return matches.map(({ id }) => id);
  }
  for (let looked = Math.ceil(limit * LOOKED_PER_BOAT) + LEAST_LOOKED; ; looked *= NEXT_TRY) {
    const { ids, boats } = await readTripIds(db, query, search, { now, looked, limit });
    if (ids.length === limit || boats < looked) return ids;
  }
}

interface Reach {
  now: Date;
  looked: number;
  limit: number;
}

/**
 * Looks at the first boats that may have a trip: which of them are busy near the days is read at once, not boat by boat;
 * the others are found, and of the busy ones prices and hours are looked at.
 */
async function readTripIds(db: Db, query: VehiclesQuery, search: TripSearch, { now, looked, limit }: Reach) {
  const { rows } = await db.execute<{ boats: number; ids: number[] }>(sql`
    with looked as materialized (
      select b.id, b.score, b.is_sold, ${BOAT_TERMS}
      from (select *, ${isSoldSql(search, now)} as is_sold from boats b) b
      where ${searchConditions(query)} and (is_sold or ${isSoldBesidesSql(search)}) order by ${ORDER} limit ${looked}),
    busy as (select o.boat_id from boat_busy o
      where o.boat_id = any(array(select id from looked)) and ${isNear(search)})
    select (select count(*)::int from looked) as boats, (select coalesce(json_agg(id), '[]') from (
      select b.id from looked b
      where is_sold and b.id not in (select boat_id from busy) or ${isFoundSql(search, now)}
      order by ${ORDER} limit ${limit}) found) as ids`);
  return rows[0] ?? { boats: 0, ids: [] };
}

/** The day of an occupancy (alias `o`) may matter to a trip of the search. */
function isNear(search: TripSearch) {
  const { day } = search;
  const days = Array.from({ length: nightsOf(search) + 1 }, (_, number): TripDay => addDays(day, number));
  return days.length <= FEW_DAYS
    ? sql`o.day = any(${sql.param(days)}::date[])`
    : sql`o.day between ${day}::date and ${lastDayOf(search)}::date`;
}
