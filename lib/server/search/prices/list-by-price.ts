import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import type { Db } from "@/lib/server/db/pool";
import { PRICE_STANDINGS } from "@/lib/server/db/schema/search";
import {
  type Match,
  MINOR_PER_LIRA,
  matchesSql,
  type Range,
  readMatches,
  selectSql,
} from "@/lib/server/search/matches";
import { listNightsByPrice } from "@/lib/server/search/prices/list-nights-by-price";
import { filterConditions, type Place, placeOf } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import { nightsOf, searchedHours } from "@/lib/server/search/trips/sold-sql";
import {
  busySql,
  holdsOn,
  isChosenSql,
  isPossibleSql,
  mayStandSql,
} from "@/lib/server/search/trips/trip-sql";

/** A price list: rows of `boat_prices` (alias `p`) in the order of an index. */
interface PriceList {
  rows: SQL;
  /** The indexed price … */
  price: SQL;
  /** … and how often it is paid. */
  times: number;
  /** Of a boat (alias `b`) in the list, whether it can be had for this price and for no lower one. */
  isMatch: SQL;
  /** What `Match.from` says. */
  shown: SQL;
}

/**
 * A page of the matches of a search, the cheapest or the dearest first, exact however many there are. Walks price lists
 * from their beginning; a boat belongs where the row stands that its price is made of.
 */
export async function listByPrice(db: Db, query: VehiclesQuery, now: Date, range: Range): Promise<Match[]> {
  const search = tripSearchOf(query);
  if (search && nightsOf(search) > 1) return listNightsByPrice(db, query, now, range);
  return readMatches(db, byPriceSql(query, now, range));
}

/** The same as a query of `id`, `price` and `shown`; for nights it must be a single one. */
export function byPriceSql(
  query: VehiclesQuery,
  now: Date,
  range: Range,
  place: Place = placeOf(query),
): SQL {
  const lists = priceListsOf(query, now);
  if (!lists) return fromPriceSql(query, now, range, place);
  if (lists.length === 0) return selectSql(matchesSql(query, now, tripSearchOf(query), place));
  const [only, ...others] = lists;
  if (only && others.length === 0) return walkSql(query, now, { ...only, place }, range);
  const first = { offset: 0, limit: range.offset + range.limit };
  const walks = lists.map((list) => sql`(${walkSql(query, now, { ...list, place }, first)})`);
  const order = isDescending(query) ? sql`price desc, id desc` : sql`price, id`;
  return sql`select id, price, shown from (${sql.join(walks, sql` union all `)}) walked
    order by ${order} limit ${range.limit} offset ${range.offset}`;
}

const isDescending = ({ sort }: VehiclesQuery) => sort === "price_desc";

/** Without a date and rent type each boat has one stored price, with an index of its own. */
function fromPriceSql(query: VehiclesQuery, now: Date, { offset, limit }: Range, place: Place): SQL {
  const matches = matchesSql(query, now, null, place);
  const direction = isDescending(query) ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${selectSql(matches)} order by ${matches.price} ${direction}, b.id limit ${limit} offset ${offset}`;
}

function priceListsOf(query: VehiclesQuery, now: Date): PriceList[] | null {
  const search = tripSearchOf(query);
  if (!search) return query.rent_type ? [pricesOfKind(query.rent_type, now)] : null;
  const { day, kinds } = search;
  const hours = searchedHours(search);
  const isPossible = isPossibleSql(search, now);
  const shown = sql`null::json`;
  const isChosen = isChosenSql(search, now);
  if (hours === null && kinds.length > 1) {
    const { first, never } = PRICE_STANDINGS;
    // As numbers in the text, so that the index of these rows is known to do.
    const rows = sql`p.standing < ${sql.raw(String(never))} and p.kind = any(${sql.param(kinds)}::text[]) and ${holdsOn(day)}
      and ${mayStandSql(search, now)}`;
    const isMatch = sql`${isPossible} and (p.standing = ${sql.raw(String(first))} or ${isChosen})`;
    return [{ rows, price: sql`p.shortest_try_minor`, times: 1, isMatch, shown }];
  }
  return kinds.map((kind) => {
    const byHours = kind === "hourly";
    return {
      rows: sql`p.kind = ${kind} and ${holdsOn(day)} ${byHours && hours === null ? sql`and p.standing < ${sql.raw(String(PRICE_STANDINGS.never))}` : sql``}`,
      price: byHours && hours === null ? sql`p.shortest_try_minor` : sql`p.try_minor`,
      times: byHours ? (hours ?? 1) : 1,
      isMatch: sql`${isPossible} and ${isChosen}`,
      shown,
    };
  });
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

/**
 * The walk along one list. Its rows are filtered before a boat is visited, and the boat stands behind a fence
 * (`offset 0`): what a list costs must not depend on how well the planner guesses.
 */
function walkSql(
  query: VehiclesQuery,
  now: Date,
  list: PriceList & { place: Place },
  { offset, limit }: Range,
): SQL {
  const { rows, price, times, isMatch, shown, place } = list;
  const search = tripSearchOf(query);
  const busy = search ? sql`cross join lateral ${busySql(search, now)} busy` : sql``;
  const direction = isDescending(query) ? sql`desc` : sql`asc`;
  return sql`
    select b.id, ${price} * ${times} as price, ${shown} as shown from boat_prices p
    cross join lateral (select b.* from boats b where b.id = p.boat_id and b.status = 'published' offset 0) b
    ${busy}
    where ${rows} ${withinPrices(query, list)} and ${filterConditions(query, "p", place)} and ${isMatch}
    order by ${price} ${direction}, p.boat_id ${direction} limit ${limit} offset ${offset}`;
}

/** The asked prices as a range of the index. */
function withinPrices({ min_price: min, max_price: max }: VehiclesQuery, { price, times }: PriceList): SQL {
  const from = min === undefined ? sql`` : sql`and ${price} >= ${Math.ceil((min * MINOR_PER_LIRA) / times)}`;
  const to = max === undefined ? sql`` : sql`and ${price} <= ${Math.floor((max * MINOR_PER_LIRA) / times)}`;
  return sql`${from} ${to}`;
}
