import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { executeSearch } from "@/lib/server/db/execute-prepared";
import type { Db } from "@/lib/server/db/pool";
import { type Match, type Range, readMatches } from "@/lib/server/search/matches";
import {
  byPriceSql,
  fromPriceSql,
  isDescending,
  listSql,
  type PriceList,
  priceListsOf,
  rowsOf,
  type WalkRange,
} from "@/lib/server/search/prices/price-lists";
import { readNightLists } from "@/lib/server/search/prices/read-night-lists";
import { isBroad } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import { isNearSql, nightsOf } from "@/lib/server/search/trips/sold-sql";
import { knownBusySql, mayBeCheapestSql } from "@/lib/server/search/trips/trip-sql";

/** Rows that are read for each match that is wanted, since others have none. */
const ROWS_PER_MATCH = 1.5;
/** Rows that a short look sees for each one that it reads. */
const SEEN_PER_ROW = 8;
/** How many rows are read at least, and how many more by each next try; each boat of a night's list is priced. */
const READING = { day: { least: 60, nextTry: 6 }, nights: { least: 60, nextTry: 3 } } as const;

/**
 * A page of the matches of a search, the cheapest or the dearest first, exact however many there are. Walks price lists
 * from their beginning; a boat belongs where the row stands that its price is made of.
 */
export async function listByPrice(db: Db, query: VehiclesQuery, now: Date, range: Range): Promise<Match[]> {
  // Few rows pass the filters: the walk ends with the last one that is wanted.
  if (!isBroad(query) && readingOf(query) === READING.day)
    return readMatches(db, byPriceSql(query, now, range));
  for (let rows = rowsFor(query, range); ; rows *= readingOf(query).nextTry) {
    const found = await readPriceLists(db, query, now, { ...range, rows, seen: null });
    if (found) return found;
  }
}

/** Matches from the beginning of the price lists only; null where these hold too few, since going on may take long. */
export function findByPrice(db: Db, query: VehiclesQuery, now: Date, range: Range): Promise<Match[] | null> {
  const rows = rowsFor(query, range);
  return readPriceLists(db, query, now, { ...range, rows, seen: rows * SEEN_PER_ROW });
}

function readingOf(query: VehiclesQuery) {
  const search = tripSearchOf(query);
  return READING[search && nightsOf(search) > 1 ? "nights" : "day"];
}

const rowsFor = (query: VehiclesQuery, { offset, limit }: Range) =>
  Math.ceil((offset + limit) * ROWS_PER_MATCH) + readingOf(query).least;

async function readPriceLists(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  range: WalkRange,
): Promise<Match[] | null> {
  const { offset, limit } = range;
  const search = tripSearchOf(query);
  if (search && nightsOf(search) > 1) return readNightLists(db, query, now, range);
  const lists = priceListsOf(query, now);
  if (!lists) return readMatches(db, fromPriceSql(query, now, range));
  if (lists.length === 0) return [];
  const { rows } = await executeSearch<Read>(db, readSql(query, now, lists, range));
  const { found, ends } = rows[0] ?? { found: [], ends: [] };
  const isBefore = (one: WalkPosition, other: WalkPosition) =>
    (isDescending(query) ? -1 : 1) * (one.price - other.price || one.id - other.id) <= 0;
  // What one list was not read for may come before what another one gave.
  const sure = found.filter((one) => ends.every((end) => isBefore(one, end)));
  const isComplete = ends.length === 0 && range.seen === null;
  if (!isComplete && (ends.length === 0 || sure.length < offset + limit)) return null;
  return sure
    .slice(offset, offset + limit)
    .map(({ id, price, shown }) => ({ id, tryMinor: price, from: shown }));
}

/** Where a row stands in the order of prices. */
interface WalkPosition {
  price: number;
  id: number;
}

type Read = {
  found: (WalkPosition & { shown: Match["from"] })[];
  /** The last row that was read of each list that has more. */
  ends: WalkPosition[];
};

/**
 * Reads so many rows of each list and, at once, which of their boats are busy near the day. The boat itself stands behind a
 * fence (`offset 0`): what a list costs must not depend on how well the planner guesses.
 */
function readSql(
  query: VehiclesQuery,
  now: Date,
  lists: PriceList[],
  { offset, limit, rows, seen }: WalkRange,
): SQL {
  const search = tripSearchOf(query);
  const [direction, back] = isDescending(query) ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const names = lists.map((_, number) => sql.raw(`list${number}`));
  const isIdle = sql`p.boat_id not in (select boat_id from near)`;
  const from = (list: PriceList) =>
    seen === null
      ? sql`boat_prices`
      : sql`(select p.* from boat_prices p where ${listSql(query, list)}
          order by ${list.price} ${direction}, p.boat_id ${direction} limit ${seen})`;
  const read = lists.map(
    (list, number) => sql`${names[number]} as materialized (
      select p.boat_id, p.kind, p.valid_from, p.weekdays, p.min_hours, p.price_minor, ${list.price} as price
        ${list.hasPriceStanding ? sql`, p.standing` : sql``}
      from ${from(list)} p
      where ${rowsOf(query, list)}
      order by ${list.price} ${direction}, p.boat_id ${direction} limit ${rows})`,
  );
  const boats = sql.join(
    names.map((name) => sql`select boat_id from ${name}`),
    sql` union all `,
  );
  const near = search
    ? sql`near as materialized (select o.boat_id from boat_busy o
        where o.boat_id = any(array(${boats})) and ${isNearSql(search)})`
    : sql`near as (select null::int as boat_id where false)`;
  const found = lists.map(
    ({ times, hasPriceStanding, isMatch, shown }, number) => sql`(
      select b.id, p.price * ${times} as price, ${shown} as shown from ${names[number]} p
      cross join lateral (select b.* from boats b where b.id = p.boat_id and b.status = 'published' offset 0) b
      ${search ? sql`cross join lateral ${knownBusySql(search, now, isIdle)} busy` : sql``}
      where ${search && hasPriceStanding ? mayBeCheapestSql(search, now, isIdle) : sql`true`} and ${isMatch}
      order by p.price ${direction}, p.boat_id ${direction} limit ${offset + limit})`,
  );
  const ends = lists.map(
    ({ times }, number) => sql`(
      select price * ${times} as price, boat_id as id from ${names[number]}
      order by price ${back}, boat_id ${back} limit (case when ${seen}::int is not null or (select count(*) from ${names[number]}) = ${rows} then 1 else 0 end))`,
  );
  return sql`
    with ${sql.join(read, sql`, `)}, ${near},
    found as (${sql.join(found, sql` union all `)}), ends as (${sql.join(ends, sql` union all `)})
    select (select coalesce(json_agg(found order by price ${direction}, id ${direction}), '[]') from found) as found,
      (select coalesce(json_agg(ends), '[]') from ends) as ends`;
}
