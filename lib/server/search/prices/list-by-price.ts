import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { executeSearch } from "@/lib/server/db/execute-prepared";
import type { Db } from "@/lib/server/db/pool";
import { type Match, type Range, readMatches } from "@/lib/server/search/matches";
import {
  fromPriceSql,
  isDescending,
  listSql,
  type PriceList,
  priceListsOf,
  rowsOf,
} from "@/lib/server/search/prices/price-lists";
import { isBroad } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import { isNearSql } from "@/lib/server/search/trips/sold-sql";
import { isSureSql, knownBusySql, mayBeCheapestSql, standing } from "@/lib/server/search/trips/trip-sql";

/** Rows that are read for each match that is wanted, since others have none, and how many at least. */
const ROWS_PER_MATCH = 1.5;
const MIN_ROWS = 60;
/** With filters each row may be a long way from the one before. */
const FILTERED = { rowsPerMatch: 1.2, minRows: 15 };
/** The next part of a list is as long as the share of matches so far says, and a quarter longer; the share is no less. */
const RESERVE = 1.25;
const MIN_SHARE = 0.05;
const MAX_ROWS = 5000;
/** A short look sees so many rows for each one that it reads, and reads so many parts. */
const SEEN_PER_ROW = { broad: 8, filtered: 40 };
const MAX_PARTS = 3;

/**
 * A page of the matches of a search, the cheapest or the dearest first, exact however many there are. Walks price lists
 * from their beginning; a boat belongs where the row stands that its price is made of.
 */
export async function listByPrice(db: Db, query: VehiclesQuery, now: Date, range: Range): Promise<Match[]> {
  const lists = priceListsOf(query, now);
  if (!lists) return readMatches(db, fromPriceSql(query, now, range));
  return (await readLists(db, query, now, { lists, range, isShort: false })) ?? [];
}

/** A page as `listByPrice` gives it, or null where the beginning of the lists says too little: going on may take long. */
export async function findByPrice(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  range: Range,
): Promise<Match[] | null> {
  const lists = priceListsOf(query, now);
  if (lists) return readLists(db, query, now, { lists, range, isShort: true });
  return isBroad(query) ? readMatches(db, fromPriceSql(query, now, range)) : null;
}

function rowsFor(query: VehiclesQuery, wanted: number): number {
  const { rowsPerMatch, minRows } = isBroad(query)
    ? { rowsPerMatch: ROWS_PER_MATCH, minRows: MIN_ROWS }
    : FILTERED;
  return Math.ceil(wanted * rowsPerMatch) + minRows;
}

/** Where a row stands in the order of prices. */
interface WalkPosition {
  price: number;
  id: number;
}

interface Walk {
  lists: PriceList[];
  range: Range;
  /** Gives up, with null, after a few parts. */
  isShort: boolean;
}

/** Reads the lists part by part until the page is certain. */
async function readLists(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { lists, range, isShort }: Walk,
): Promise<Match[] | null> {
  if (lists.length === 0) return [];
  const wanted = range.offset + range.limit;
  const sign = isDescending(query) ? -1 : 1;
  const order = (one: WalkPosition, other: WalkPosition) =>
    sign * (one.price - other.price || one.id - other.id);
  const first: WalkPosition = { price: sign > 0 ? -1 : Number.MAX_SAFE_INTEGER, id: 0 };
  /** The last row that was read of each list; null where nothing follows. */
  let ends: (WalkPosition | null)[] = lists.map(() => first);
  const found = new Map<number, Found>();
  let [rows, rowsRead] = [rowsFor(query, wanted), 0];
  for (let part = 1; ; part += 1) {
    const seen = isShort ? rows * SEEN_PER_ROW[isBroad(query) ? "broad" : "filtered"] : null;
    const read = await readPart(db, query, now, { lists, ends, rows, seen, limit: wanted });
    for (const one of read.found) found.set(one.id, one);
    rowsRead += rows;
    ends = lists.map((_, number) => read.ends.find(({ list }) => list === number) ?? null);
    const open = lists.flatMap(({ times }, number) => {
      const end = ends[number];
      return end ? [{ ...end, price: end.price * times }] : [];
    });
    // A short look cannot tell the end of a list from a stretch of it without a row that fits.
    if (isShort && open.length < lists.length) return null;
    // What a list was not read for may come before what another one gave.
    const sure = [...found.values()]
      .filter((one) => open.every((end) => order(one, end) <= 0))
      .toSorted(order);
    if (sure.length >= wanted || open.length === 0)
      return sure
        .slice(range.offset, wanted)
        .map(({ id, price, shown }) => ({ id, tryMinor: price, from: shown }));
    if (isShort && part === MAX_PARTS) return null;
    const share = Math.max(sure.length / rowsRead, MIN_SHARE);
    rows = Math.min(MAX_ROWS, Math.ceil(((wanted - sure.length) / share) * RESERVE) + MIN_ROWS);
  }
}

interface Found extends WalkPosition {
  shown: Match["from"];
}

interface Read {
  found: Found[];
  /** The last row that was read of each list that has more, with the price as it is listed. */
  ends: (WalkPosition & { list: number })[];
}

interface Part {
  lists: PriceList[];
  /** After which row each list is read; null = not at all. */
  ends: readonly (WalkPosition | null)[];
  rows: number;
  seen: number | null;
  limit: number;
}

/** In columns, which are written and read in half the time of a thousand objects. */
type PartRow = { ids: number[]; prices: number[]; shown: Match["from"][] | null; ends: Read["ends"] };

async function readPart(db: Db, query: VehiclesQuery, now: Date, part: Part): Promise<Read> {
  const { rows } = await executeSearch<PartRow>(db, partSql(query, now, part));
  const { ids, prices, shown, ends } = rows[0] ?? { ids: [], prices: [], shown: null, ends: [] };
  return {
    found: ids.map((id, at) => ({ id, price: prices[at] ?? 0, shown: shown?.[at] ?? null })),
    ends,
  };
}

/**
 * Reads so many rows of each list and, at once, which of their boats are busy near the day. The boat itself stands behind a
 * fence (`offset 0`): what a list costs must not depend on how well the planner guesses.
 */
function partSql(query: VehiclesQuery, now: Date, { lists, ends: after, rows, seen, limit }: Part): SQL {
  const search = tripSearchOf(query);
  const [direction, back] = isDescending(query) ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const names = lists.map((_, number) => nameOf(number));
  const isIdle = sql`p.boat_id not in (select boat_id from near)`;
  const read = lists.map((list, number) =>
    listPartSql(query, list, { number, after: after[number], rows, seen }),
  );
  const boats = sql.join(
    names.map((name) => sql`select boat_id from ${name}`),
    sql` union all `,
  );
  const near = search
    ? sql`near as materialized (select o.boat_id from boat_busy o
        where o.boat_id = any(array(${boats})) and ${isNearSql(search)})`
    : sql`near as (select null::int as boat_id where false)`;
  const boat = sql`cross join lateral (
    select b.* from boats b where b.id = p.boat_id and b.status = 'published' offset 0) b`;
  const found = lists.map(({ times, hasPriceStanding, isMatch, trip, shown }, number) => {
    if (trip) {
      return sql`(select b.id, trip.try_minor as price, ${shown} as shown
        from (select distinct boat_id from ${names[number]}) p ${boat} cross join lateral ${trip} trip
        where ${isMatch} order by trip.try_minor ${direction}, b.id ${direction} limit ${limit})`;
    }
    const order = sql`order by p.price ${direction}, p.boat_id ${direction} limit ${limit}`;
    const looked = (isLooked: SQL) => sql`(
      select b.id, p.price * ${times} as price, ${shown} as shown from ${names[number]} p ${boat}
      ${search ? sql`cross join lateral ${knownBusySql(search, now, isIdle)} busy` : sql``}
      where ${isLooked} and ${isMatch} ${order})`;
    if (!search || !hasPriceStanding) return looked(sql`true`);
    const isSure = isSureSql(search, now, isIdle);
    return sql`(select p.boat_id, p.price, ${shown} from ${names[number]} p where ${isSure} ${order})
      union all ${looked(sql`not ${isSure} and ${mayBeCheapestSql(search, now, isIdle)}`)}`;
  });
  const ends = lists.map(({ hasPriceStanding }, number) => {
    const isFull = sql`count(*) in (${rows}, ${MAX_ROWS})${hasPriceStanding ? sql` or max(others) = ${rows}` : sql``}`;
    return sql`(select ${number}::int as list, price, boat_id as id from ${nameOf(number)}
      where ${seen}::int is not null or (select ${isFull} from ${nameOf(number)})
      order by price ${back}, boat_id ${back} limit 1)`;
  });
  return sql`
    with ${sql.join(read, sql`, `)}, ${near},
    found (id, price, shown) as (${sql.join(found, sql` union all `)}), ends as (${sql.join(ends, sql` union all `)})
    select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(price), '[]') as prices,
      json_agg(shown) filter (where shown is not null) as shown,
      (select coalesce(json_agg(ends), '[]') from ends) as ends
    from found`;
}

interface ListPart {
  number: number;
  after: WalkPosition | null | undefined;
  rows: number;
  seen: number | null;
}

/**
 * The next rows of a list. The prices that only matter where something takes the boat's time (`taken`) come on top: nobody knows
 * how many of them stand between the others, often thousands. The limit makes the planner walk the index.
 */
function listPartSql(query: VehiclesQuery, list: PriceList, { number, after, rows, seen }: ListPart): SQL {
  const [direction, isAfter] = isDescending(query) ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const order = sql`order by ${list.price} ${direction}, p.boat_id ${direction}`;
  const follows = sql`(${list.price}, p.boat_id) ${isAfter} (${after?.price ?? 0}::bigint, ${after?.id ?? 0}::int)`;
  const from =
    seen === null
      ? sql`boat_prices`
      : sql`(select p.* from boat_prices p where ${listSql(query, list)} and ${follows} ${order} limit ${seen})`;
  const columns = sql`p.boat_id, p.kind, p.valid_from, p.weekdays, p.min_hours, p.price_minor, ${list.price} as price`;
  const where = sql`where ${rowsOf(query, list)} and ${follows}`;
  const wanted = after ? rows : 0;
  if (!list.hasPriceStanding)
    return sql`${nameOf(number)} as materialized (select ${columns} from ${from} p ${where} ${order} limit ${wanted})`;
  return sql`${nameOf(number)} as materialized (select * from (
    select ${columns}, p.standing, p.sleeping_capacity, count(nullif(p.standing, ${standing("taken")}))
      over (${order} rows unbounded preceding) as others
    from ${from} p ${where}) p where others <= ${wanted}::bigint limit ${after ? MAX_ROWS : 0})`;
}

const nameOf = (list: number) => sql.raw(`list${list}`);
