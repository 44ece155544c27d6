import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import {
  isDescending,
  listSql,
  type PriceList,
  rowsOf,
} from "@/lib/server/catalogue/search/prices/price-lists";
import { withoutExactTraits } from "@/lib/server/catalogue/search/traits/asked-traits";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { mayBeTakenSql, standing } from "@/lib/server/catalogue/search/trips/trip-sql";

/** Of busy boats no more prices that only matter to them are looked at in a batch. */
export const MAX_TAKEN = 2000;
/** Of so few boats it is asked one by one whether they are busy. */
const FEW_TAKEN = 300;
/** Higher than the ids of boats. */
const MAX_ID = 2 ** 31 - 1;
/** So many parts of prices does `price_parts` know. */
const PARTS_OF_LIST = 256;

/** Where a row stands in the order of prices. */
export interface Cursor {
  price: number;
  id: number;
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
  /** How many prices are looked at that only matter to busy boats. */
  mostTaken: number;
  /** How many boats the city has that the search is about; null where it is about none, or nobody knows. */
  ofCity: number | null;
}

/** A list that a batch reads, by its number in the batch. */
export interface ReadList {
  list: PriceList;
  number: number;
  batch: Batch;
}

/** The next rows of a list (`nameOf`), as common table expressions. */
export function rowsSql(query: VehiclesQuery, now: Date, read: ReadList): SQL {
  const { list, number, batch } = read;
  const { rows, seen, traits } = batch;
  const after = batch.cursors[number];
  const columns = sql`p.boat_id, p.kind, p.valid_from, p.weekdays, p.min_hours, p.price_minor, ${list.price} as price
    ${list.hasPriceStanding ? sql`, p.standing, p.sleeping_capacity` : sql``}`;
  const wanted = after ? rows : 0;
  const [name, readName, takenName] = [nameOf(number), readNameOf(number), takenNameOf(number)];
  const end = sql`${endNameOf(number)} as materialized (${endSql(query, read)})`;
  if (traits) {
    const asked = withoutExactTraits(query);
    return sql`${readName} as materialized (
        select ${columns}, ${rowsOf(asked, list)} as fits from boat_prices p
        where p.ctid = any(prices_with_traits(${sql.param(traitsOf(list, traits))}::bigint[], ${partsSql(asked, list, after)}, ${wanted}::int))),
      ${name} as (select * from ${readName} where fits), ${end}`;
  }
  const { order, follows } = placesOf(query, list, after);
  const where = sql`where ${rowsOf(query, list, { from: after?.price })} and ${follows}`;
  const stretch = sql`(${stretchSql(query, list, after)} limit ${seen})`;
  const search = tripSearchOf(query);
  if (!search || !list.hasPriceStanding)
    return sql`${name} as materialized (
        select ${columns} from ${seen === null ? sql`boat_prices` : stretch} p ${where} ${order} limit ${wanted}), ${end}`;
  // Prices that only matter to busy boats come on top, up to the last of the others: nobody knows how many of them
  // stand in between, often thousands, nearly all of idle boats.
  const [within, beyond] = isDescending(query) ? [sql`>=`, 0] : [sql`<=`, Number.MAX_SAFE_INTEGER];
  const isTaken = sql`p.standing = ${standing("taken")}
    and ${list.price} ${within} coalesce((select price from ${endNameOf(number)}), ${beyond}::bigint)`;
  // What rows hold stands in a `case`, of which the planner expects one in two to pass: it would sort few, not read on.
  const part = listSql(query, list, after?.price);
  const plain = sql`where ${part} and ${follows} and case when ${rowsOf(query, list)} then true else false end`;
  const taken = sql`from boat_prices p ${plain} and ${isTaken}`;
  const isFew = sql`(select count(*) < ${FEW_TAKEN} from (select ${taken} limit ${FEW_TAKEN}) few)`;
  const first = seen === null ? sql`boat_prices p ${plain}` : sql`${stretch} p ${where}`;
  return sql`${readName} as materialized (
      select ${columns} from ${first} and p.standing > ${standing("taken")} ${order} limit ${wanted}), ${end},
    ${takenName} as materialized (
      select ${columns} ${taken} and ${mayBeTakenSql(query, search, now, isFew)} ${order} limit ${after ? batch.mostTaken : 0}),
    ${name} as materialized (select * from ${readName} union all select * from ${takenName})`;
}

/** The place in a list up to which it was read, where others may follow; the whole query has at most one row. */
export function cursorSql(query: VehiclesQuery, { list, number, batch }: ReadList): SQL {
  const end = sql`select ${number}::int as list, price, id from ${endNameOf(number)}`;
  if (batch.traits || !list.hasPriceStanding) return sql`(${end})`;
  const taken = takenNameOf(number);
  const { direction, back } = placesOf(query, list, null);
  const cut = sql`(select ${number}::int, price, boat_id from ${taken}
    where (select count(*) from ${taken}) = ${batch.mostTaken} order by price ${back}, boat_id ${back} limit 1)`;
  return sql`(select * from (${end} union all ${cut}) ends order by price ${direction}, id ${direction} limit 1)`;
}

/** Where the reading of a list ended. */
function endSql(query: VehiclesQuery, { list, number, batch }: ReadList): SQL {
  const { rows, seen, traits, cursors } = batch;
  const after = cursors[number];
  const isDown = isDescending(query);
  const { back } = placesOf(query, list, after);
  const counted = countedNameOf({ list, number, batch });
  const count = sql`(select count(*) from ${counted})`;
  // A part holds all boats of a price.
  if (traits)
    return sql`select price, ${endOfPart(isDown)}::int as id from ${counted} where ${count} >= ${rows}
      order by price ${back} limit 1`;
  const last = sql`select price, boat_id as id from ${counted} where ${count} = ${rows}
    order by price ${back}, boat_id ${back} limit 1`;
  if (seen === null) return last;
  // The end of a stretch, before a boat that has another row of the same price.
  return sql`(${last}) union all (select price, boat_id + ${isDown ? 1 : -1}::int from (
    select ${list.price} as price, p.boat_id from (${stretchSql(query, list, after)} offset ${seen - 1} limit 1) p) stretch
    where ${count} < ${rows} and ${after !== null}::boolean)`;
}

/** A list from there on, in its order, with the rows that do not fit. */
export function stretchSql(query: VehiclesQuery, list: PriceList, after: Cursor | null | undefined): SQL {
  const { order, follows } = placesOf(query, list, after);
  return sql`select p.* from boat_prices p where ${listSql(query, list, after?.price)} and ${follows} ${order}`;
}

/** The traits within the list: `price_parts` numbers the lists so. */
const traitsOf = ({ parts }: PriceList, traits: readonly number[]) =>
  traits.map((trait) => trait + parts * PARTS_OF_LIST);

/** The parts of a list that follow a row, as the first and the last of them: parts without a row cost time, too. */
function partsSql(query: VehiclesQuery, list: PriceList, after: Cursor | null | undefined): SQL {
  const { order, follows, backwards } = placesOf(query, list, after);
  const part = (start?: number) =>
    sql`select price_part(${list.price}) from boat_prices p where ${listSql(query, list, start)}`;
  const isDown = isDescending(query);
  const [later, step] = isDown ? [sql`least`, sql`- 1`] : [sql`greatest`, sql`+ 1`];
  const isWhole = after?.id === endOfPart(isDown);
  const next = sql`case when ${isWhole}::boolean then price_part(${after?.price ?? 0}::bigint) ${step} end`;
  return sql`${later}((${part(after?.price)} and ${follows} ${order} limit 1), ${next}), (${part()} ${backwards} limit 1), ${isDown}::boolean`;
}

/** Stands for the last boat of a price where a whole part has been read: no boat has this id. */
const endOfPart = (isDown: boolean) => (isDown ? 0 : MAX_ID);

function placesOf(query: VehiclesQuery, { price }: PriceList, after: Cursor | null | undefined) {
  const [direction, opposite, isAfter] = isDescending(query)
    ? [sql`desc`, sql`asc`, sql`<`]
    : [sql`asc`, sql`desc`, sql`>`];
  return {
    direction,
    back: opposite,
    order: sql`order by ${price} ${direction}, p.boat_id ${direction}`,
    backwards: sql`order by ${price} ${opposite}, p.boat_id ${opposite}`,
    follows: sql`(${price}, p.boat_id) ${isAfter} (${after?.price ?? 0}::bigint, ${after?.id ?? 0}::int)`,
  };
}

/** The rows of a list as far as a batch counts them: without prices for busy boats, which come on top. */
export const countedNameOf = ({ list: { hasPriceStanding }, number, batch: { traits } }: ReadList) =>
  traits || hasPriceStanding ? readNameOf(number) : nameOf(number);
/** Those of which it is not known whether their boats are busy. */
export const openNameOf = ({ list: { hasPriceStanding }, number, batch: { traits } }: ReadList) =>
  hasPriceStanding && !traits ? readNameOf(number) : nameOf(number);
/** All rows of a list. */
export const nameOf = (list: number) => sql.raw(`list${list}`);
const readNameOf = (list: number) => sql.raw(`read${list}`);
const takenNameOf = (list: number) => sql.raw(`taken${list}`);
const endNameOf = (list: number) => sql.raw(`end${list}`);
