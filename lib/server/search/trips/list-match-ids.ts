import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { executeSearch } from "@/lib/server/db/execute-prepared";
import type { Db } from "@/lib/server/db/pool";
import { idsSql, limitsPrices, ORDER, readMatches } from "@/lib/server/search/matches";
import { searchConditions } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import {
  BOAT_TERMS,
  isNearSql,
  isSoldBesidesSql,
  isSoldSql,
  lastDayOf,
  nightsOf,
} from "@/lib/server/search/trips/sold-sql";
import { isFoundSql, isLiveSql } from "@/lib/server/search/trips/trip-sql";

/** More boats are looked at than are wanted, since some are taken, and how many more by each next try. */
const TAKEN_EACH_NIGHT = 0.12;
const MIN_LOOKED_AT = 50;
const NEXT_TRY = 4;

/** The ids of the first matches in the recommended order. */
export async function listMatchIds(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  limit: number,
): Promise<number[]> {
  for (let looked = lookedFor(query, limit); ; looked *= NEXT_TRY) {
    const found = await readIds(db, query, { now, looked, limit });
    if (found) return found;
  }
}

/** Matches among the first boats only; null where these are too few, since going on may take long. */
export function findMatchIds(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  limit: number,
): Promise<number[] | null> {
  return readIds(db, query, { now, looked: lookedFor(query, limit), limit });
}

function lookedFor(query: VehiclesQuery, limit: number): number {
  const search = tripSearchOf(query);
  const share = 1 + TAKEN_EACH_NIGHT * (search ? nightsOf(search) + 1 : 0);
  return Math.ceil(limit * share) + MIN_LOOKED_AT;
}

interface WalkLimits {
  now: Date;
  looked: number;
  limit: number;
}

async function readIds(db: Db, query: VehiclesQuery, limits: WalkLimits): Promise<number[] | null> {
  const { now, looked, limit } = limits;
  const search = tripSearchOf(query);
  if (!search || search.kinds.length === 0 || limitsPrices(query)) {
    const matches = await readMatches(db, sql`${idsSql(query, now)} order by ${ORDER} limit ${limit}`);
    return matches.map(({ id }) => id);
  }
  const { rows } = await executeSearch<{ boats: number; ids: number[] }>(
    db,
    tripIdsSql(query, search, limits),
  );
  const { boats, ids } = rows[0] ?? { boats: 0, ids: [] };
  return ids.length === limit || boats < looked ? ids : null;
}

/**
 * Looks at the first boats that may have a trip: which of them are busy near the days is read at once, not boat by boat;
 * the others are found, and of the busy ones prices and hours are looked at.
 */
function tripIdsSql(query: VehiclesQuery, search: TripSearch, { now, looked, limit }: WalkLimits): SQL {
  // An occupancy between the nights ends every trip; one on the first or last day may leave room.
  const isBetween =
    nightsOf(search) > 1
      ? sql`o.day > ${search.day}::date and o.day < ${lastDayOf(search)}::date and ${isLiveSql(now)}`
      : sql`false`;
  return sql`
    with looked as materialized (
      select b.id, b.score, b.is_sold, ${BOAT_TERMS}
      from (select *, ${isSoldSql(search, now)} as is_sold from boats b) b
      where ${searchConditions(query)} and (is_sold or ${isSoldBesidesSql(search)}) order by ${ORDER} limit ${looked}),
    busy as materialized (select o.boat_id, ${isBetween} as is_between from boat_busy o
      where o.boat_id = any(array(select id from looked)) and ${isNearSql(search)})
    select (select count(*)::int from looked) as boats, (select coalesce(json_agg(id), '[]') from (
      select b.id from looked b
      where is_sold and b.id not in (select boat_id from busy)
        or b.id not in (select boat_id from busy where is_between) and ${isFoundSql(search, now)}
      order by ${ORDER} limit ${limit}) found) as ids`;
}
