import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { MINOR_PER_UNIT } from "@/lib/domain/shared/money";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { matchesSql, type Range, selectSql } from "@/lib/server/catalogue/search/matches";
import {
  filterConditions,
  placeOf,
  type SearchedPlace,
} from "@/lib/server/catalogue/search/search-conditions";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { searchedHours } from "@/lib/server/catalogue/search/trips/boat-terms-sql";
import {
  busySql,
  isChosenSql,
  isOfferedSql,
  isPossibleSql,
  isValidOnSql,
} from "@/lib/server/catalogue/search/trips/trip-sql";

/** A price list: rows of `boat_prices` (alias `p`) in the order of an index. */
interface PriceList {
  /** Which rows belong to it. */
  rows: SQL;
  /** The indexed price, and how often a trip pays it. */
  price: SQL;
  times: number;
  /** Of a boat (alias `b`) in the list, whether it can be had for this price and for no lower one. */
  isMatch: SQL;
  /** What `Match.from` says. */
  shown: SQL;
}

/**
 * The matches of a search, the cheapest or the dearest first, as a query of `id`, `price` and `shown`. Not for several
 * nights, whose prices add up: `list-nights.ts`.
 */
export function byPriceSql(
  query: VehiclesQuery,
  now: Date,
  range: Range,
  place: SearchedPlace = placeOf(query),
): SQL {
  const lists = priceListsOf(query, now);
  if (!lists) return sortedSql(query, now, range, place);
  const [only, ...others] = lists;
  if (only && others.length === 0) return scanSql(query, now, { ...only, place }, range);
  const first = { offset: 0, limit: range.offset + range.limit };
  const scans = lists.map((list) => sql`(${scanSql(query, now, { ...list, place }, first)})`);
  const order = isDescending(query) ? sql`price desc, id desc` : sql`price, id`;
  return sql`select id, price, shown from (${sql.join(scans, sql` union all `)}) scanned
    order by ${order} limit ${range.limit} offset ${range.offset}`;
}

export const isDescending = ({ sort }: VehiclesQuery) => sort === "price_desc";

function sortedSql(query: VehiclesQuery, now: Date, { offset, limit }: Range, place: SearchedPlace): SQL {
  const matches = matchesSql(query, now, tripSearchOf(query), place);
  const direction = isDescending(query) ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${selectSql(matches)} order by ${matches.price} ${direction}, b.id limit ${limit} offset ${offset}`;
}

/** The lists that a search by price scans; null where no list has its prices in order. */
function priceListsOf(query: VehiclesQuery, now: Date): PriceList[] | null {
  const search = tripSearchOf(query);
  if (!search) return query.rent_type ? [pricesOfKind(query.rent_type, now)] : null;
  if (search.kinds.length === 0) return null;
  const hours = searchedHours(search);
  const isMatch = sql`${isPossibleSql(search, now)} and ${isChosenSql(search, now)}`;
  const shown = sql`null::json`;
  if (hours === null)
    return [{ rows: isOfferedSql(search), price: sql`p.shortest_try_minor`, times: 1, isMatch, shown }];
  return search.kinds.map((kind) => ({
    rows: sql`p.kind = ${kind} and ${isValidOnSql(search.day)}`,
    price: sql`p.try_minor`,
    times: kind === "hourly" ? hours : 1,
    isMatch,
    shown,
  }));
}

/** The lowest price of a kind at which a boat is sold today or later. */
function pricesOfKind(kind: RateKind, now: Date): PriceList {
  const today = tripDayOf(now);
  const place = (row: string) => sql.raw(`(${row}.price_minor, ${row}.valid_from, ${row}.weekdays)`);
  return {
    rows: sql`p.kind = ${kind} and p.valid_until > ${today}::date`,
    price: sql`p.try_minor`,
    times: 1,
    isMatch: sql`not exists (select from boat_prices q where q.boat_id = b.id and q.kind = ${kind}
      and q.valid_until > ${today}::date and ${place("q")} < ${place("p")})`,
    shown: sql`json_build_object('amount', p.price_minor, 'kind', ${kind}::text)`,
  };
}

/** The scan of one list. The `offset 0` makes it visit boats one by one, as far as the scan gets. */
function scanSql(
  query: VehiclesQuery,
  now: Date,
  { rows, price, times, isMatch, shown, place }: PriceList & { place: SearchedPlace },
  { offset, limit }: Range,
): SQL {
  const search = tripSearchOf(query);
  const busy = search ? sql`cross join lateral ${busySql(search, now)} busy` : sql``;
  const direction = isDescending(query) ? sql`desc` : sql`asc`;
  return sql`
    select b.id, ${price} * ${times} as price, ${shown} as shown from boat_prices p
    cross join lateral (select b.* from boats b where b.id = p.boat_id and b.status = 'published' offset 0) b
    ${busy}
    where ${rows} ${withinPrices(query, price, times)} and ${filterConditions(query, "p", place)} and ${isMatch}
    order by ${price} ${direction}, p.boat_id ${direction} limit ${limit} offset ${offset}`;
}

/** The asked prices as a range of the index. */
function withinPrices({ min_price: min, max_price: max }: VehiclesQuery, price: SQL, times: number): SQL {
  const limits: SQL[] = [];
  if (min !== undefined)
    limits.push(sql`and ${price} >= ${Math.ceil((min * MINOR_PER_UNIT) / times)}::bigint`);
  if (max !== undefined)
    limits.push(sql`and ${price} <= ${Math.floor((max * MINOR_PER_UNIT) / times)}::bigint`);
  return sql.join(limits, sql` `);
}
