import { type SQL, sql } from "drizzle-orm";
import type { VehiclePricesQuery, VehiclePricesResponse } from "@/lib/contracts/boats/vehicle-prices";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { memoizeRead } from "@/lib/server/db/memoized-reads";
import type { Db } from "@/lib/server/db/pool";
import { getReadDb } from "@/lib/server/db/replica";
import { amongSql, candidatesSql, listIds, matchesSql } from "@/lib/server/search/matches";
import { listByPrice } from "@/lib/server/search/prices/list-by-price";
import { byPriceSql } from "@/lib/server/search/prices/price-lists";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import { nightsOf } from "@/lib/server/search/trips/sold-sql";
import { hasTripSql } from "@/lib/server/search/trips/trip-sql";

const FIRST = { offset: 0, limit: 1 };
/** How many boats are looked at to say how many are free on a day. */
const MAX_LOOKED_AT = 200;
/** The prices of so few boats are compared; among more the price lists lead to the lowest. */
const FEW_BOATS = 500;

type DayPrice = VehiclePricesResponse["days"][number];

/**
 * The lowest total of each day among all boats of a search, as a search for that day shows it first; of a stay of some
 * nights, where they are asked for. How many are free is counted among the first 200 boats in the recommended order.
 * Kept for a minute.
 */
export async function listDayPrices(query: VehiclePricesQuery, now: Date): Promise<VehiclePricesResponse> {
  const { date: _date, end_date: _end, sort: _sort, page: _page, ...scope } = query;
  const key = JSON.stringify(Object.entries(scope).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return memoizeRead(`day-prices\n${key}`, () => readDayPrices(getReadDb(), query, now));
}

/** Reads what `listDayPrices` keeps for a minute. */
export async function readDayPrices(
  db: Db,
  { from, to, nights, ...asked }: VehiclePricesQuery,
  now: Date,
): Promise<VehiclePricesResponse> {
  const scope: VehiclesQuery = { ...asked, date: undefined, end_date: undefined, sort: "price_asc" };
  const candidates = await listIds(db, sql`${candidatesSql(scope)} limit ${FEW_BOATS + 1}`);
  const looked = candidates.slice(0, MAX_LOOKED_AT);
  const few = candidates.length <= FEW_BOATS ? candidates : null;
  const days: DayPrice[] = [];
  // One after the other: a calendar does not take the connections of searches.
  for (let day: TripDay = from; day <= to; day = addDays(day, 1)) {
    const query = { ...scope, date: day, end_date: nights ? addDays(day, nights) : undefined };
    const search = tripSearchOf(query);
    if (search) days.push(await readDay(db, query, { search, few, looked }, now));
  }
  return { days, boats: looked.length, more: candidates.length > looked.length };
}

interface Asked {
  search: TripSearch;
  few: readonly number[] | null;
  looked: readonly number[];
}

async function readDay(
  db: Db,
  query: VehiclesQuery & { date: TripDay },
  { search, few, looked }: Asked,
  now: Date,
): Promise<DayPrice> {
  const cheapest = few
    ? amongSql(query, now, { ids: few, ...FIRST })
    : await cheapestSql(db, query, search, now);
  const { from, amount, price } = matchesSql(query, now);
  const free = few
    ? sql`select count(*)::int from (${amongSql(query, now, { ids: looked, offset: 0, limit: MAX_LOOKED_AT })}) found`
    : sql`select count(*)::int from boats b where b.id = any(${sql.param(looked)}::int[]) and ${hasTripSql(search, now)}`;
  const { rows } = await db.execute<Omit<DayPrice, "day">>(sql`
    select (${free}) as free, (
      select json_build_object('amount', ${amount}, 'currency', b.currency, 'try_minor', ${price})
      from ${from} where b.id = (select id from (${cheapest}) cheapest)) as lowest`);
  const { free: counted = 0, lowest = null } = rows[0] ?? {};
  // The cheapest one may be free while none of those that were looked at is.
  return { day: query.date, free: lowest ? Math.max(1, counted) : counted, lowest };
}

/** The cheapest of many boats; several nights add up, which one walk along a list cannot follow. */
async function cheapestSql(db: Db, query: VehiclesQuery, search: TripSearch, now: Date): Promise<SQL> {
  if (nightsOf(search) === 1) return byPriceSql(query, now, FIRST);
  const [cheapest] = await listByPrice(db, query, now, FIRST);
  return sql`select ${cheapest?.id ?? null}::int as id`;
}
