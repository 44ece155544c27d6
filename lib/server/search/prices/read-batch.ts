import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { executeSearch } from "@/lib/server/db/execute-prepared";
import type { Db } from "@/lib/server/db/pool";
import type { Match } from "@/lib/server/search/matches";
import { isDescending, listSql, type PriceList, rowsOf } from "@/lib/server/search/prices/price-lists";
import { withoutExactTraits } from "@/lib/server/search/traits/asked-traits";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import { isNearSql } from "@/lib/server/search/trips/sold-sql";
import { isSureSql, knownBusySql, mayBeCheapestSql, standing } from "@/lib/server/search/trips/trip-sql";

/** No batch of a list is longer. */
export const MAX_ROWS = 5000;
/** Higher than the ids of boats. */
const MAX_ID = 2 ** 31 - 1;
/** So many parts of prices does `price_parts` know. */
const PARTS_OF_LIST = 256;

/** Where a row stands in the order of prices. */
export interface Cursor {
  price: number;
  id: number;
}

export interface Found extends Cursor {
  shown: Match["from"];
}

interface Read {
  found: Found[];
  /** The last row that was read of each list that has more, with the price as it is listed. */
  cursors: (Cursor & { list: number })[];
  /** How many rows were read. */
  rows: number;
}

export interface Batch {
  lists: PriceList[];
  /** After which row each list is read; null = not at all. */
  cursors: readonly (Cursor | null)[];
  rows: number;
  /** How many rows are seen, whether they fit or not; null = all. */
  seen: number | null;
  /** What leads to the rows that may fit; null = the order of the list. */
  traits: readonly number[] | null;
  limit: number;
}

/** In columns: a thousand objects take longer to write and to read. */
type BatchRow = Omit<Read, "found"> & { ids: number[]; prices: number[]; shown: Match["from"][] | null };

/** Reads so many rows of each list, and which of their boats can be had for these prices. */
export async function readBatch(db: Db, query: VehiclesQuery, now: Date, batch: Batch): Promise<Read> {
  const { rows } = await executeSearch<BatchRow>(db, batchSql(query, now, batch));
  const { ids, prices, shown, ...read } = rows[0] ?? {
    ids: [],
    prices: [],
    shown: null,
    cursors: [],
    rows: 0,
  };
  return {
    ...read,
    found: ids.map((id, at) => ({ id, price: prices[at] ?? 0, shown: shown?.[at] ?? null })),
  };
}

/**
 * Reads so many rows of each list and, at once, which of their boats are busy near the day. The boat itself stands
 * behind a fence (`offset 0`): what a list costs must not depend on how well the planner guesses.
 */
function batchSql(query: VehiclesQuery, now: Date, batch: Batch): SQL {
  const { lists, limit } = batch;
  const search = tripSearchOf(query);
  const direction = isDescending(query) ? sql`desc` : sql`asc`;
  const names = lists.map((_, number) => nameOf(number));
  const isIdle = sql`p.boat_id not in (select boat_id from near)`;
  const read = lists.map((list, number) => rowsSql(query, list, number, batch));
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
  const cursors = lists.map((list, number) => cursorSql(query, list, number, batch));
  return sql`
    with ${sql.join(read, sql`, `)}, ${near},
    found (id, price, shown) as (${sql.join(found, sql` union all `)}), cursors as (${sql.join(cursors, sql` union all `)})
    select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(price), '[]') as prices,
      json_agg(shown) filter (where shown is not null) as shown,
      (select coalesce(json_agg(cursors), '[]') from cursors) as cursors,
      ${sql.join(
        names.map(
          (name, number) => sql`(select count(*)::int from ${batch.traits ? readNameOf(number) : name})`,
        ),
        sql` + `,
      )} as rows
    from found`;
}

/**
 * The next rows of a list. The prices that only matter where something takes the boat's time (`taken`) come on top:
 * nobody knows how many of them stand between the others, often thousands. The limit makes the planner scan the index.
 */
function rowsSql(query: VehiclesQuery, list: PriceList, number: number, batch: Batch): SQL {
  const { rows, seen, traits } = batch;
  const after = batch.cursors[number];
  const columns = sql`p.boat_id, p.kind, p.valid_from, p.weekdays, p.min_hours, p.price_minor, ${list.price} as price
    ${list.hasPriceStanding ? sql`, p.standing, p.sleeping_capacity` : sql``}`;
  const wanted = after ? rows : 0;
  const name = nameOf(number);
  if (traits) {
    const asked = withoutExactTraits(query);
    return sql`${readNameOf(number)} as materialized (
        select ${columns}, ${rowsOf(asked, list)} as fits from boat_prices p
        where p.ctid = any(prices_with_traits(${sql.param(traitsOf(list, traits))}::bigint[], ${partsSql(asked, list, after)}, ${wanted}::int))),
      ${name} as (select * from ${readNameOf(number)} where fits)`;
  }
  const { order, follows } = placesOf(query, list, after);
  const from = seen === null ? sql`boat_prices` : sql`(${stretchSql(query, list, after)} limit ${seen})`;
  const where = sql`where ${rowsOf(query, list, { from: after?.price })} and ${follows}`;
  if (!list.hasPriceStanding)
    return sql`${name} as materialized (select ${columns} from ${from} p ${where} ${order} limit ${wanted})`;
  return sql`${name} as materialized (select * from (
    select ${columns}, count(nullif(p.standing, ${standing("taken")}))
      over (${order} rows unbounded preceding) as others
    from ${from} p ${where}) p where others <= ${wanted}::bigint limit ${after ? MAX_ROWS : 0})`;
}

/** The traits within the list: `price_parts` numbers the lists so. */
const traitsOf = ({ parts }: PriceList, traits: readonly number[]) =>
  traits.map((trait) => trait + parts * PARTS_OF_LIST);

/** The parts of a list that follow a row, as the first and the last of them: parts without a row cost time, too. */
function partsSql(query: VehiclesQuery, list: PriceList, after: Cursor | null | undefined): SQL {
  const { order, follows, back } = placesOf(query, list, after);
  const part = (start?: number) =>
    sql`select price_part(${list.price}) from boat_prices p where ${listSql(query, list, start)}`;
  const isDown = isDescending(query);
  const [later, step] = isDown ? [sql`least`, sql`- 1`] : [sql`greatest`, sql`+ 1`];
  const isWhole = after?.id === endOfPart(isDown);
  const next = sql`case when ${isWhole}::boolean then price_part(${after?.price ?? 0}::bigint) ${step} end`;
  return sql`${later}((${part(after?.price)} and ${follows} ${order} limit 1), ${next}), (${part()} ${back} limit 1), ${isDown}::boolean`;
}

/** Stands for the last boat of a price where a whole part has been read: no boat has this id. */
const endOfPart = (isDown: boolean) => (isDown ? 0 : MAX_ID);

/** A list from there on, with the rows that do not fit. */
function stretchSql(query: VehiclesQuery, list: PriceList, after: Cursor | null | undefined): SQL {
  const { order, follows } = placesOf(query, list, after);
  return sql`select p.* from boat_prices p where ${listSql(query, list, after?.price)} and ${follows} ${order}`;
}

function placesOf(query: VehiclesQuery, { price }: PriceList, after: Cursor | null | undefined) {
  const [direction, opposite, isAfter] = isDescending(query)
    ? [sql`desc`, sql`asc`, sql`<`]
    : [sql`asc`, sql`desc`, sql`>`];
  return {
    order: sql`order by ${price} ${direction}, p.boat_id ${direction}`,
    back: sql`order by ${price} ${opposite}, p.boat_id ${opposite}`,
    follows: sql`(${price}, p.boat_id) ${isAfter} (${after?.price ?? 0}::bigint, ${after?.id ?? 0}::int)`,
  };
}

/** The last row of each list that was read, where others may follow. */
function cursorSql(query: VehiclesQuery, list: PriceList, number: number, batch: Batch): SQL {
  const { rows, seen, cursors, traits } = batch;
  const name = nameOf(number);
  const isDown = isDescending(query);
  const back = isDown ? sql`asc` : sql`desc`;
  // A part holds all boats of a price.
  if (traits)
    return sql`(select ${number}::int as list, price, ${endOfPart(isDown)}::int as id from ${readNameOf(number)}
      where (select count(*) from ${readNameOf(number)}) >= ${rows} order by price ${back} limit 1)`;
  const last = (isOpen: SQL) => sql`(select ${number}::int as list, price, boat_id as id from ${name}
    where ${isOpen} order by price ${back}, boat_id ${back} limit 1)`;
  const read = list.hasPriceStanding
    ? sql`max(others) = ${rows} or count(*) = ${MAX_ROWS}`
    : sql`count(*) = ${rows}`;
  if (seen === null) return last(sql`(select ${read} from ${name})`);
  const after = cursors[number];
  // Where no row of a stretch fits, its own end, before a boat that has another row of the same price.
  const before = isDown ? 1 : -1;
  return sql`${last(sql`true`)} union all (select ${number}::int, price, boat_id + ${before}::int from (
    select ${list.price} as price, p.boat_id from (
      ${stretchSql(query, list, after)} offset ${seen - 1} limit 1) p) stretch
    where not exists (select from ${name}) and ${after !== null}::boolean)`;
}

const nameOf = (list: number) => sql.raw(`list${list}`);
const readNameOf = (list: number) => sql.raw(`read${list}`);
