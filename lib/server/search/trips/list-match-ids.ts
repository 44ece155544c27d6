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

/** More boats are looked at than are wanted, since some are taken. */
const TAKEN_EACH_NIGHT = 0.12;
const MIN_LOOKED_AT = 50;
/** The next try looks at as many as the share of those found says and a fifth more, at most at four times as many. */
const RESERVE = 1.2;
const MAX_GROWTH = 4;

/** The ids of the first matches in the recommended order. */
export async function listMatchIds(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  limit: number,
): Promise<number[]> {
  let looked = lookedFor(query, limit);
  for (;;) {
    const { ids, isEnough } = await readIds(db, query, { now, looked, limit });
    if (isEnough) return ids;
    looked = Math.ceil(looked * Math.min(MAX_GROWTH, (limit / ids.length) * RESERVE));
  }
}

/** Matches among the first boats only; null where these are too few, since going on may take long. */
export async function findMatchIds(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  limit: number,
): Promise<number[] | null> {
  const { ids, isEnough } = await readIds(db, query, { now, looked: lookedFor(query, limit), limit });
  return isEnough ? ids : null;
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

interface FoundIds {
  ids: number[];
  /** There are as many as are wanted, or no others. */
  isEnough: boolean;
}

async function readIds(db: Db, query: VehiclesQuery, limits: WalkLimits): Promise<FoundIds> {
  const { now, looked, limit } = limits;
  const search = tripSearchOf(query);
  if (!search || search.kinds.length === 0 || limitsPrices(query)) {
    const matches = await readMatches(db, sql`${idsSql(query, now)} order by ${ORDER} limit ${limit}`);
    return { ids: matches.map(({ id }) => id), isEnough: true };
  }
  const { rows } = await executeSearch<{ boats: number; ids: number[] }>(
    db,
    tripIdsSql(query, search, limits),
  );
  const { boats, ids } = rows[0] ?? { boats: 0, ids: [] };
  return { ids, isEnough: ids.length === limit || boats < looked };
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
