import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { mayHaveMatchesSql } from "@/lib/server/catalogue/search/count-scope";
import { idsSql, limitsPrices, listIds, ORDER } from "@/lib/server/catalogue/search/matches";
import { searchConditions } from "@/lib/server/catalogue/search/search-conditions";
import { RARE, readAskedTraits, withoutExactTraits } from "@/lib/server/catalogue/search/traits/asked-traits";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { busyBoatsSql, isNearSql } from "@/lib/server/catalogue/search/trips/busy-sql";
import {
  BOAT_TERMS,
  isSoldBesidesSql,
  isSoldSql,
  lastDayOf,
  nightsOf,
} from "@/lib/server/catalogue/search/trips/sold-sql";
import { isFoundSql, isLiveSql } from "@/lib/server/catalogue/search/trips/trip-sql";
import { executeSearch } from "@/lib/server/platform/db/execute-prepared";
import type { Db } from "@/lib/server/platform/db/pool";

/** More boats are looked at than are wanted, since some are taken: for a few hours most busy days leave room. */
const TAKEN_EACH_DAY = 0.08;
const MIN_LOOKED_AT = 50;
/**
 * Later on as many are looked at as the share of those found says and a fifth more, or four times as many as before.
 */
const RESERVE = 1.2;
const MAX_GROWTH = 4;

/** The ids of the first matches in the recommended order. */
export async function listMatchIds(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  limit: number,
): Promise<number[]> {
  return scanMatches(db, query, now).first(limit);
}

/** The matches of a search in the recommended order, read on as far as somebody asks for them. */
export interface MatchScan {
  /** The ids of the first ones; one who asks for fewer, asks first. */
  first(limit: number): Promise<number[]>;
}

/** Where a boat stands in the recommended order. */
interface Position {
  score: number;
  id: number;
}

const START: Position = { score: Number.POSITIVE_INFINITY, id: 0 };

/** Begins to scan the matches of a search; nothing is read before somebody asks. */
export function scanMatches(db: Db, query: VehiclesQuery, now: Date, rareBelow = RARE): MatchScan {
  const search = tripSearchOf(query);
  if (!search || search.kinds.length === 0 || limitsPrices(query)) {
    const mayHave = mayHaveMatchesSql(query);
    const ids = sql`${idsSql(query, now)} and ${mayHave} order by ${ORDER}`;
    return { first: (limit) => listIds(db, sql`${ids} limit ${limit}`) };
  }
  const found: number[] = [];
  let lookedAt = 0;
  /** Up to where the order has been read; null where nothing follows. */
  let after: Position | null = START;
  const readOn = async (limit: number) => {
    const asked = await readAskedTraits(db, query);
    const traits = asked && asked.share < rareBelow ? asked.keys : null;
    const ofCity = asked?.ofCity ?? null;
    while (after && found.length < limit) {
      const looked = lookedFor(search, limit - found.length, { found: found.length, lookedAt });
      const { rows } = await executeSearch<FoundIds>(
        db,
        tripIdsSql(query, search, { now, after, looked, traits, ofCity }),
      );
      const { ids, boats, score, last } = rows[0] ?? { ids: [], boats: 0, score: null, last: null };
      found.push(...ids);
      lookedAt += boats;
      if (boats < looked || score === null || last === null) after = null;
      else after = { score, id: last };
    }
  };
  let reading: Promise<void> = Promise.resolve();
  return {
    first: async (limit) => {
      reading = reading.then(() => readOn(limit));
      await reading;
      return found.slice(0, limit);
    },
  };
}

/** How many boats are looked at for so many matches, after some were. */
function lookedFor(
  search: TripSearch,
  wanted: number,
  { found, lookedAt }: { found: number; lookedAt: number },
): number {
  const days = nightsOf(search) > 1 ? nightsOf(search) + 1 : 1;
  const expected = wanted * (1 + TAKEN_EACH_DAY * days);
  const byShare = (wanted / found) * lookedAt * RESERVE;
  const looked = lookedAt === 0 ? expected : Math.min(byShare, Math.max(expected, lookedAt * MAX_GROWTH));
  return Math.ceil(looked) + MIN_LOOKED_AT;
}

interface ScanStep {
  now: Date;
  after: Position;
  looked: number;
  /** What leads to the boats; null = the order. */
  traits: readonly number[] | null;
  /** How many boats the city has that the search is about; null where it is about none, or nobody knows. */
  ofCity: number | null;
}

/** The found boats, how many were looked at, and where the last of these stands. */
type FoundIds = { ids: number[]; boats: number; score: number | null; last: number | null };

/**
 * Looks at the first boats that may have a trip: which of them are busy near the days is read at once, not boat by
 * boat; the others are found, and of the busy ones prices and hours are looked at.
 */
function tripIdsSql(
  query: VehiclesQuery,
  search: TripSearch,
  { now, after, looked, traits, ofCity }: ScanStep,
): SQL {
  const ids = sql`select id from looked where fits`;
  // An occupancy between the nights ends every trip; one on the first or last day may leave room.
  const busy =
    nightsOf(search) > 1
      ? sql`select o.boat_id, o.day > ${search.day}::date and o.day < ${lastDayOf(search)}::date and ${isLiveSql(now)} as is_between
          from boat_busy o where o.boat_id = any(array(${ids})) and ${isNearSql(search)}`
      : sql`select boat_id, false as is_between from (${busyBoatsSql(query, search, { ids, count: looked, ofCity })}) near`;
  const columns = sql`b.id, b.score, b.is_sold, ${BOAT_TERMS}`;
  const isFitting = (asked: VehiclesQuery) =>
    sql`${searchConditions(asked)} and (is_sold or ${isSoldBesidesSql(search)})`;
  const boats = traits
    ? sql`select ${columns}, ${isFitting(withoutExactTraits(query))} as fits
        from (select b.*, ${isSoldSql(search, now)} as is_sold from boats b
          where b.ctid = any(boats_with_traits(${sql.param(traits)}::bigint[], ${after.score}::float8, ${looked}::int))) b
        where ${mayHaveMatchesSql(query)}`
    : sql`select ${columns}, true as fits from (select b.*, ${isSoldSql(search, now)} as is_sold from boats b) b
        where ${isFitting(query)} and ${mayHaveMatchesSql(query)}
          and b.score <= ${after.score}::float8 and (b.score < ${after.score}::float8 or b.id > ${after.id})
        order by ${ORDER} limit ${looked}`;
  return sql`
    with looked as materialized (${boats}),
    busy as materialized (${busy})
    select (select coalesce(json_agg(id), '[]') from (
        select b.id from looked b
        where fits and (is_sold and b.id not in (select boat_id from busy)
          or b.id not in (select boat_id from busy where is_between) and ${isFoundSql(search, now)})
        order by ${ORDER}) found) as ids,
      count(*)::int as boats, min(score) as score, (array_agg(id order by score, id desc))[1] as last
    from looked`;
}
