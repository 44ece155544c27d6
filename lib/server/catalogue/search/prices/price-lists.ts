import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { addDays, tripDayOf, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import { MINOR_PER_UNIT } from "@/lib/domain/shared/money";
import { RATE_KINDS, type RateKind } from "@/lib/domain/shared/vocabulary";
import { isWithinSql, matchesSql, type Range, selectSql } from "@/lib/server/catalogue/search/matches";
import {
  filterConditions,
  placeOf,
  type SearchedPlace,
} from "@/lib/server/catalogue/search/search-conditions";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import {
  lastDayOf,
  leavesHoursSql,
  nightsOf,
  searchedHours,
} from "@/lib/server/catalogue/search/trips/sold-sql";
import {
  busySql,
  isChosenSql,
  isOfferedSql,
  isPossibleSql,
  isValidOnSql,
  mayBeCheapestSql,
  standing,
  tripSql,
} from "@/lib/server/catalogue/search/trips/trip-sql";

/** A price list: rows of `boat_prices` (alias `p`) in the order of an index. */
export interface PriceList {
  /** Its number in `price_parts`. */
  parts: number;
  /** What its index is about … */
  list: SQL;
  /** … and which of its rows hold on the day. */
  rows: SQL;
  /** The indexed price … */
  price: SQL;
  /** … and how often it is paid. */
  times: number;
  /** Whether rows have a standing by which some need no look where their boats are idle. */
  hasPriceStanding: boolean;
  /** Of a boat (alias `b`) in the list, whether it can be had for this price and for no lower one. */
  isMatch: SQL;
  /**
   * A subquery of the boat's whole trip (alias `trip`), where the listed price is that of one night; otherwise null.
   */
  trip: SQL | null;
  /** What `Match.from` says. */
  shown: SQL;
}

/**
 * The matches of a search, the cheapest or the dearest first, as a query of `id`, `price` and `shown`; for nights it
 * must be a single one.
 */
export function byPriceSql(
  query: VehiclesQuery,
  now: Date,
  range: Range,
  place: SearchedPlace = placeOf(query),
): SQL {
  const lists = priceListsOf(query, now);
  if (!lists) return fromPriceSql(query, now, range, place);
  if (lists.length === 0) return selectSql(matchesSql(query, now, tripSearchOf(query), place));
  const [only, ...others] = lists;
  if (only && others.length === 0) return scanSql(query, now, { ...only, place }, range);
  const first = { offset: 0, limit: range.offset + range.limit };
  const scans = lists.map((list) => sql`(${scanSql(query, now, { ...list, place }, first)})`);
  const order = isDescending(query) ? sql`price desc, id desc` : sql`price, id`;
  return sql`select id, price, shown from (${sql.join(scans, sql` union all `)}) scanned
    order by ${order} limit ${range.limit} offset ${range.offset}`;
}

export const isDescending = ({ sort }: VehiclesQuery) => sort === "price_desc";

/** Without a date and rent type each boat has one stored price, with an index of its own. */
export function fromPriceSql(
  query: VehiclesQuery,
  now: Date,
  { offset, limit }: Range,
  place: SearchedPlace = placeOf(query),
): SQL {
  const matches = matchesSql(query, now, null, place);
  const direction = isDescending(query) ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${selectSql(matches)} order by ${matches.price} ${direction}, b.id limit ${limit} offset ${offset}`;
}

/** The lists that a search by price scans; null where each boat has one stored price. */
export function priceListsOf(query: VehiclesQuery, now: Date): PriceList[] | null {
  const search = tripSearchOf(query);
  if (!search) return query.rent_type ? [pricesOfKind(query.rent_type, now)] : null;
  if (nightsOf(search) > 1) return search.kinds.length > 0 ? [pricesOfNights(query, search, now)] : [];
  const { day, kinds } = search;
  const hours = searchedHours(search);
  const isPossible = isPossibleSql(search, now);
  const shown = sql`null::json`;
  const isChosen = isChosenSql(search, now);
  if (hours === null && kinds.length > 1) {
    const list = sql`p.standing < ${standing("never")}`;
    const rows = isOfferedSql(search);
    // Hours are what comes before a swim tour of this standing, wherever they are free: quicker to find out.
    const isBeaten = sql`p.standing = ${standing("taken")} and p.kind = 'swim_tour' and ${leavesHoursSql(search, now)}`;
    const isMatch = sql`not (${isBeaten}) and ${isPossible} and (p.standing = ${standing("first")} or ${isChosen})`;
    return [
      {
        parts: SHORTEST,
        list,
        rows,
        price: sql`p.shortest_try_minor`,
        times: 1,
        hasPriceStanding: true,
        isMatch,
        trip: null,
        shown,
      },
    ];
  }
  return kinds.map((kind) => {
    const byHours = kind === "hourly";
    return {
      parts: byHours && hours === null ? SHORTEST : partsOf(kind),
      list: sql`p.kind = ${kind} ${byHours && hours === null ? sql`and p.standing < ${standing("never")}` : sql``}`,
      rows: isValidOnSql(day),
      price: byHours && hours === null ? sql`p.shortest_try_minor` : sql`p.try_minor`,
      times: byHours ? (hours ?? 1) : 1,
      hasPriceStanding: false,
      isMatch: sql`${isPossible} and ${isChosen}`,
      trip: null,
      shown,
    };
  });
}

/** The number of the list of the shortest trips in `price_parts`. */
const SHORTEST = 0;
const partsOf = (kind: RateKind) => RATE_KINDS.indexOf(kind) + 1;

/**
 * The prices of all nights, which add up: no boat costs less than its cheapest night that many times, nor more than its
 * dearest.
 */
function pricesOfNights(query: VehiclesQuery, search: TripSearch, now: Date): PriceList {
  const { day } = search;
  const until = lastDayOf(search);
  const nights = nightsOf(search);
  const weekdays = Array.from({ length: nights }, (_, night) => 1 << weekdayOf(addDays(day, night)));
  return {
    parts: partsOf("daily"),
    list: sql`p.kind = 'daily'`,
    rows: sql`p.valid_from < ${until}::date and p.valid_until > ${day}::date
      and p.weekdays & ${weekdays.reduce((mask, bit) => mask | bit, 0)} <> 0`,
    price: sql`p.try_minor`,
    times: nights,
    hasPriceStanding: false,
    isMatch: isWithinSql(query, sql`trip.try_minor`),
    trip: tripSql(search, now),
    shown: sql`null::json`,
  };
}

/** The lowest price of a kind at which a boat is sold today or later. */
function pricesOfKind(kind: RateKind, now: Date): PriceList {
  const today = tripDayOf(now);
  const place = (row: string) => sql.raw(`(${row}.price_minor, ${row}.valid_from, ${row}.weekdays)`);
  return {
    parts: partsOf(kind),
    list: sql`p.kind = ${kind}`,
    rows: sql`p.valid_until > ${today}::date`,
    price: sql`p.try_minor`,
    times: 1,
    hasPriceStanding: false,
    isMatch: sql`not exists (select from boat_prices q where q.boat_id = b.id and q.kind = ${kind}
      and q.valid_until > ${today}::date and ${place("q")} < ${place("p")})`,
    trip: null,
    shown: sql`json_build_object('amount', p.price_minor, 'kind', ${kind}::text)`,
  };
}

/**
 * The scan of one list. Its rows are filtered before a boat is visited, and the boat stands behind a fence
 * (`offset 0`): what a list costs must not depend on how well the planner guesses.
 */
function scanSql(
  query: VehiclesQuery,
  now: Date,
  list: PriceList & { place: SearchedPlace },
  { offset, limit }: Range,
): SQL {
  const { price, times, hasPriceStanding, isMatch, shown, place } = list;
  const search = tripSearchOf(query);
  const mayBeCheapest = search && hasPriceStanding ? mayBeCheapestSql(search, now) : sql`true`;
  const busy = search ? sql`cross join lateral ${busySql(search, now)} busy` : sql``;
  const direction = isDescending(query) ? sql`desc` : sql`asc`;
  return sql`
    select b.id, ${price} * ${times} as price, ${shown} as shown from boat_prices p
    cross join lateral (select b.* from boats b where b.id = p.boat_id and b.status = 'published' offset 0) b
    ${busy}
    where ${rowsOf(query, list, { place })} and ${mayBeCheapest} and ${isMatch}
    order by ${price} ${direction}, p.boat_id ${direction} limit ${limit} offset ${offset}`;
}

/**
 * The part of a list that its index leads to: in a city, or among one type; of the shortest trips one type in a city.
 * From a price on, which the index must hear as a bound of the price alone.
 */
export function listSql(query: VehiclesQuery, list: PriceList, from?: number): SQL {
  const { city } = placeOf(query);
  const [type, ...others] = query.types;
  const ofType = type !== undefined && others.length === 0 ? sql`and p.type_id = ${type}` : sql``;
  const ofCity = sql`and p.city_id = ${city} ${list.parts === SHORTEST ? ofType : sql``}`;
  return sql`${list.list} ${withinPrices(query, list, from)} ${city ? ofCity : ofType}`;
}

/** The rows of a list that match the search by what the list itself holds. */
export function rowsOf(
  query: VehiclesQuery,
  list: PriceList,
  { place = placeOf(query), from }: { place?: SearchedPlace; from?: number } = {},
): SQL {
  return sql`${list.list} and ${list.rows} ${withinPrices(query, list, from)} and ${filterConditions(query, "p", place)}`;
}

/**
 * The asked prices as a range of the index. Of a trip of nights only the night at which its list begins is within it.
 */
function withinPrices(query: VehiclesQuery, { price, times, trip }: PriceList, start?: number): SQL {
  const { min_price: min = 0, max_price: max = Number.MAX_SAFE_INTEGER / MINOR_PER_UNIT } = query;
  const isDown = isDescending(query);
  const [hasMin, hasMax] = trip ? [isDown, !isDown] : [true, true];
  const from = hasMin ? Math.ceil((min * MINOR_PER_UNIT) / times) : 0;
  const to = hasMax ? Math.floor((max * MINOR_PER_UNIT) / times) : Number.MAX_SAFE_INTEGER;
  const [lowest, highest] = isDown ? [from, Math.min(to, start ?? to)] : [Math.max(from, start ?? from), to];
  return sql`and ${price} >= ${lowest}::bigint and ${price} <= ${highest}::bigint`;
}
