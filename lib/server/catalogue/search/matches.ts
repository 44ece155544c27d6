import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { MINOR_PER_UNIT } from "@/lib/domain/shared/money";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { MAX_COUNTED } from "@/lib/server/catalogue/search/list-pages";
import {
  type NamedCondition,
  placeOf,
  type SearchedPlace,
  searchConditions,
} from "@/lib/server/catalogue/search/search-conditions";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { hasTripSql, tripSql } from "@/lib/server/catalogue/search/trips/trip-sql";
import type { Db } from "@/lib/server/platform/db/pool";

/** A boat that a search finds. */
export interface Match {
  id: number;
  /**
   * In kuruş, for sorting and comparing only: the total of the found trip, without a date the "from" price. Null also
   * where nobody asked for it.
   */
  tryMinor: number | null;
  /** What a list without a date shows for the searched rent type; null where the boat's own "from" price is shown. */
  from: { amount: number; kind: RateKind } | null;
}

/** The recommended order. */
const ORDER = sql`b.score desc, b.id`;

/** The boats of a search in SQL, joined and filtered; `price` is the `tryMinor` of a match. */
export interface MatchesSql {
  from: SQL;
  where: SQL;
  price: SQL;
  shown: SQL;
  /** The price in the boat's currency, and what it is for. */
  amount: SQL;
  per: SQL;
}

/** All boats (alias `b`) that a search finds, by everything that was asked; order and page are the caller's. */
export function matchesSql(
  query: VehiclesQuery,
  now: Date,
  search: TripSearch | null = tripSearchOf(query),
  place: SearchedPlace = placeOf(query),
): MatchesSql {
  const found = foundOf(query, now, search);
  const where = sql`${searchConditions(query, place)} and ${isSoldSql(search)} and ${isWithinSql(query, found.price)}`;
  return { ...found, from: sql`boats b ${found.from}`, where };
}

/** The price in kuruş is within those that the search asks for. */
export function isWithinSql({ min_price: min, max_price: max }: VehiclesQuery, price: SQL): SQL {
  return sql.join(
    [
      sql`true`,
      ...(min === undefined ? [] : [sql`${price} >= ${min * MINOR_PER_UNIT}`]),
      ...(max === undefined ? [] : [sql`${price} <= ${max * MINOR_PER_UNIT}`]),
    ],
    sql` and `,
  );
}

/** What a search shows of a boat (alias `b`), and the lateral join that it reads it by. */
type Found = Omit<MatchesSql, "where"> & { lateral: SQL | null };

/** What only a search for a time or a kind of trip asks of a boat. */
export type OfferName = "kinds" | "offer" | "price";

/**
 * What `matchesSql` asks beyond the conditions of `searchConditions`, one by one: that a kind of trip can be meant at
 * all, that there is an offer (the trip of the day, or a price of the kind), and that its price is within the limits.
 */
export function listOfferConditions(query: VehiclesQuery, now: Date): NamedCondition<OfferName>[] {
  const search = tripSearchOf(query);
  const { lateral, price } = foundOf(query, now, search);
  const isWithin = isWithinSql(query, price);
  if (!lateral) return limitsPrices(query) ? [{ name: "price", sql: isWithin }] : [];
  return [
    { name: "kinds", sql: isSoldSql(search) },
    { name: "offer", sql: sql`exists (select from ${lateral})` },
    ...(limitsPrices(query)
      ? [{ name: "price" as const, sql: sql`exists (select from ${lateral} where ${isWithin})` }]
      : []),
  ];
}

const isSoldSql = (search: TripSearch | null) => sql.raw(String(search?.kinds.length !== 0));

function foundOf(query: VehiclesQuery, now: Date, search: TripSearch | null): Found {
  if (search) return dated(search, now);
  return query.rent_type ? ofKind(query.rent_type, tripDayOf(now)) : UNDATED;
}

const UNDATED: Found = {
  lateral: null,
  from: sql``,
  price: sql`b.from_try_minor`,
  shown: sql`null::json`,
  amount: sql`b.from_minor`,
  per: sql`b.from_kind`,
};

const joined = (lateral: SQL) => ({ lateral, from: sql`cross join lateral ${lateral}` });

function dated(search: TripSearch, now: Date): Found {
  return {
    ...joined(sql`${tripSql(search, now)} trip`),
    price: sql`trip.try_minor`,
    shown: sql`null::json`,
    amount: sql`trip.total_minor`,
    per: sql`'total'`,
  };
}

/** The lowest price of a kind at which the boat is sold today or later. */
function ofKind(kind: RateKind, today: TripDay): Found {
  return {
    ...joined(sql`(
      select p.price_minor, p.try_minor from boat_prices p
      where p.boat_id = b.id and p.kind = ${kind} and p.valid_until > ${today}::date
      order by p.price_minor limit 1) sold`),
    price: sql`sold.try_minor`,
    shown: sql`json_build_object('amount', sold.price_minor, 'kind', ${kind}::text)`,
    amount: sql`sold.price_minor`,
    per: sql`${kind}::text`,
  };
}

/** Whether prices decide about what a search finds. */
export function limitsPrices({ min_price: min, max_price: max }: VehiclesQuery): boolean {
  return min !== undefined || max !== undefined;
}

/**
 * Some matches in the recommended order, as a query of `id`, `price` and `shown`; prices are looked up only where they
 * are limited. First come the boats in their order, then their trips: the `offset 0` keeps PostgreSQL from looking for
 * the trips of all boats before it sorts them.
 */
export function recommendedSql(
  query: VehiclesQuery,
  now: Date,
  { offset, limit }: Range,
  place: SearchedPlace = placeOf(query),
): SQL {
  const { from, price, shown, isMatch } = recommended(query, now);
  return sql`select b.id, ${price} as price, ${shown} as shown
    from (select b.* from boats b where ${searchConditions(query, place)} order by ${ORDER} offset 0) b ${from}
    where ${isMatch} order by ${ORDER} limit ${limit} offset ${offset}`;
}

function recommended(query: VehiclesQuery, now: Date): { from: SQL; price: SQL; shown: SQL; isMatch: SQL } {
  const search = tripSearchOf(query);
  const found = foundOf(query, now, search);
  const isWithin = isWithinSql(query, found.price);
  const unpriced = { from: sql``, price: sql`null`, shown: sql`null` };
  if (search?.kinds.length === 0) return { ...unpriced, isMatch: sql`false` };
  if (search && !limitsPrices(query)) return { ...unpriced, isMatch: hasTripSql(search, now) };
  return { ...found, isMatch: isWithin };
}

/** The boats that fit a search whatever they cost and whether or not they are free, in the recommended order. */
export function candidatesSql(query: VehiclesQuery): SQL {
  return sql`select b.id from boats b where ${searchConditions(query)} order by ${ORDER}`;
}

/** The ids that a query of some rows gives, in its order; as one row, which is read much faster than a thousand. */
export async function listIds(db: Db, text: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ ids: number[] }>(
    sql`select coalesce(json_agg(id), '[]') as ids from (${text}) listed`,
  );
  return rows[0]?.ids ?? [];
}

export interface Range {
  offset: number;
  limit: number;
}

/** Those of these boats that match the search, in the order that it asks for: a query as `readMatches` reads it. */
function amongSql(
  query: VehiclesQuery,
  now: Date,
  { ids, offset, limit }: Range & { ids: readonly number[] },
): SQL {
  const matches = matchesSql(query, now);
  const order = {
    recommended: ORDER,
    price_asc: sql`${matches.price} asc nulls last, b.id`,
    price_desc: sql`${matches.price} desc nulls last, b.id desc`,
  }[query.sort];
  return sql`${selectSql(matches)} and b.id = any(${sql.param(ids)}::int[]) order by ${order} limit ${limit} offset ${offset}`;
}

/** A page of the boats `among.ids` as matches, in the order of the search. */
export async function listAmong(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  among: Range & { ids: readonly number[] },
): Promise<Match[]> {
  if (among.ids.length === 0) return [];
  return readMatches(db, amongSql(query, now, among));
}

/** Some matches in the recommended order. */
export async function listRecommended(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  range: Range,
): Promise<Match[]> {
  return readMatches(db, recommendedSql(query, now, range));
}

/** The first matches of a search for exactly this trip, which a query cannot always express. */
export async function listTripMatches(
  db: Db,
  query: VehiclesQuery,
  search: TripSearch,
  now: Date,
): Promise<Match[]> {
  return readMatches(
    db,
    sql`${selectSql(matchesSql(query, now, search))} order by ${ORDER} limit ${MAX_COUNTED}`,
  );
}

/** The matches as `readMatches` reads them, in no order. */
export function selectSql({ from, where, price, shown }: MatchesSql): SQL {
  return sql`select b.id, ${price} as price, ${shown} as shown from ${from} where ${where}`;
}

type MatchRow = { id: number; price: string | null; shown: Match["from"] };

/** The matches that a query of their id, price and shown price gives. */
export async function readMatches(db: Db, text: SQL): Promise<Match[]> {
  const { rows } = await db.execute<MatchRow>(text);
  return rows.map(({ id, price, shown }) => ({
    id,
    tryMinor: price === null ? null : Number(price),
    from: shown,
  }));
}
