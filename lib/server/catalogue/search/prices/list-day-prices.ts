import { type SQL, sql } from "drizzle-orm";
import type { VehiclePricesQuery, VehiclePricesResponse } from "@/lib/contracts/boats/vehicle-prices";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import { MINOR_PER_UNIT } from "@/lib/domain/shared/money";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { listByPrice } from "@/lib/server/catalogue/search/find-page";
import {
  candidatesSql,
  isWithinSql,
  limitsPrices,
  listIds,
  matchesSql,
} from "@/lib/server/catalogue/search/matches";
import { byPriceSql } from "@/lib/server/catalogue/search/prices/price-lists";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { nightsOf } from "@/lib/server/catalogue/search/trips/boat-terms-sql";
import { hasTripSql, tripSql } from "@/lib/server/catalogue/search/trips/trip-sql";
import { executePrepared } from "@/lib/server/platform/db/execute-prepared";
import { memoizeRead } from "@/lib/server/platform/db/memoized-reads";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";
import { createQueue } from "@/lib/server/platform/request/create-queue";

const FIRST = { offset: 0, limit: 1 };
/** How many boats are looked at to say how many are free on a day. */
const MAX_LOOKED_AT = 200;

const DAYS_AT_ONCE = 7;

/** A calendar is dozens of searches: more of them at once would hold up quotes and reservations. */
const inTurn = createQueue({ name: "calendars", atOnce: 2, waiting: 20 });

type DayPrice = VehiclePricesResponse["days"][number];

/**
 * The lowest total of each day among all boats of a search, as a search for that day shows it first; of a stay of some
 * nights, where they are asked for. How many are free is counted among the first 200 boats in the recommended order.
 * Kept for a minute: of up to 200 boats all totals, so that other limits of the price need no further read. At most two
 * calendars are computed at once; throws TooBusy where too many wait.
 */
export async function listDayPrices(query: VehiclePricesQuery, now: Date): Promise<VehiclePricesResponse> {
  const { date: _date, end_date: _end, sort: _sort, page: _page, min_price, max_price, ...scope } = query;
  const within = { min_price, max_price };
  const totals = await memoizeRead("day-totals", [keyOf(scope)], () =>
    inTurn(() => readDayTotals(getReadDb(), scope, now)),
  );
  if (totals) return withinLimits(totals, within);
  return memoizeRead("day-prices", [keyOf({ ...scope, ...within })], () =>
    inTurn(() => readDayPrices(getReadDb(), query, now)),
  );
}

function keyOf(scope: object): string {
  return JSON.stringify(Object.entries(scope).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads what `listDayPrices` keeps. */
export async function readDayPrices(
  db: Db,
  { min_price, max_price, ...scope }: VehiclePricesQuery,
  now: Date,
): Promise<VehiclePricesResponse> {
  const within = { min_price, max_price };
  const totals = await readDayTotals(db, scope, now);
  return totals ? withinLimits(totals, within) : readAmongMany(db, { ...scope, ...within }, now);
}

type PriceLimits = Pick<VehiclePricesQuery, "min_price" | "max_price">;
type Scope = Omit<VehiclePricesQuery, keyof PriceLimits | "date" | "end_date" | "sort" | "page">;

/** Every total of each day among few boats. */
interface DayTotals {
  boats: number;
  /** `totals` is the JSON of `[in kuruş, in the boat's currency, currency]`, the lowest first: as text it is small. */
  days: { day: TripDay; totals: string }[];
}

/** Null where a search finds more than 200 boats. */
async function readDayTotals(db: Db, scope: Scope, now: Date): Promise<DayTotals | null> {
  const boats = await listIds(db, sql`${candidatesSql(withoutDay(scope))} limit ${MAX_LOOKED_AT + 1}`);
  if (boats.length > MAX_LOOKED_AT) return null;
  const days: DayTotals["days"] = [];
  for (const week of weeksOf(daysOf(scope))) days.push(...(await readWeek(db, boats, week, now)));
  return { boats: boats.length, days };
}

/** The totals of these boats on each day, in one statement; prepared, since it is the same for all boats and weeks. */
async function readWeek(
  db: Db,
  boats: readonly number[],
  week: readonly SearchedDay[],
  now: Date,
): Promise<DayTotals["days"]> {
  const reads = week.map(
    ({ search }) => sql`select ${search.day}::text as day, coalesce(json_agg(json_build_array(
        trip.try_minor, trip.total_minor, b.currency) order by trip.try_minor, b.id), '[]')::text as totals
      from boats b cross join lateral ${tripSql(search, now)} trip where b.id = any(${sql.param(boats)}::int[])`,
  );
  const { rows } = await executePrepared<DayTotals["days"][number]>(
    db,
    sql`select day, totals from (${sql.join(reads, sql` union all `)}) read order by day`,
  );
  return rows;
}

function withinLimits({ boats, days }: DayTotals, { min_price: min, max_price: max }: PriceLimits) {
  const [least, most] = [(min ?? 0) * MINOR_PER_UNIT, (max ?? Number.POSITIVE_INFINITY) * MINOR_PER_UNIT];
  return {
    boats,
    more: false,
    days: days.map(({ day, totals }): DayPrice => {
      const found = (JSON.parse(totals) as [number, number, Currency][]).filter(
        ([tryMinor]) => tryMinor >= least && tryMinor <= most,
      );
      const [lowest] = found;
      if (!lowest) return { day, free: 0, lowest: null };
      const [try_minor, amount, currency] = lowest;
      return { day, free: found.length, lowest: { amount, currency, try_minor } };
    }),
  };
}

const withoutDay = (scope: Scope & PriceLimits): VehiclesQuery => ({
  ...scope,
  date: undefined,
  end_date: undefined,
  sort: "price_asc",
  page: 1,
});

interface SearchedDay {
  query: VehiclesQuery;
  search: TripSearch;
}

/** The search of each day of a calendar. */
function daysOf(scope: Scope & PriceLimits): SearchedDay[] {
  const { from, to, nights } = scope;
  const days: SearchedDay[] = [];
  for (let date: TripDay = from; date <= to; date = addDays(date, 1)) {
    const query = { ...withoutDay(scope), date, end_date: nights ? addDays(date, nights) : undefined };
    const search = tripSearchOf(query);
    if (search) days.push({ query, search });
  }
  return days;
}

/** Whole weeks, then single days: few statements that differ in their text. */
function weeksOf(days: readonly SearchedDay[]): SearchedDay[][] {
  const whole = days.length - (days.length % DAYS_AT_ONCE);
  const starts = Array.from({ length: whole / DAYS_AT_ONCE }, (_, week) => week * DAYS_AT_ONCE);
  const weeks = starts.map((start) => days.slice(start, start + DAYS_AT_ONCE));
  return [...weeks, ...days.slice(whole).map((day) => [day])];
}

/** Among more boats, the scan by price leads to the lowest total of each day; one day after the other. */
async function readAmongMany(db: Db, scope: Scope & PriceLimits, now: Date): Promise<VehiclePricesResponse> {
  const looked = await listIds(db, sql`${candidatesSql(withoutDay(scope))} limit ${MAX_LOOKED_AT}`);
  const isLooked = sql`b.id = any(${sql.param(looked)}::int[])`;
  const days: DayPrice[] = [];
  for (const { query, search } of daysOf(scope)) {
    const { from, amount, price } = matchesSql(query, now);
    const [free, isMatch] = limitsPrices(query)
      ? [from, isWithinSql(query, price)]
      : [sql`boats b`, hasTripSql(search, now)];
    const { rows } = await db.execute<Omit<DayPrice, "day">>(
      sql`select (select count(*)::int from ${free} where ${isLooked} and ${isMatch}) as free, (
          select json_build_object('amount', ${amount}, 'currency', b.currency, 'try_minor', ${price})
          from ${from} where b.id = (select id from (${await cheapestSql(db, query, search, now)}) cheapest)) as lowest`,
    );
    const { free: freeBoats = 0, lowest = null } = rows[0] ?? {};
    // The cheapest one may be free while none of those that were looked at is.
    days.push({ day: search.day, free: lowest ? Math.max(1, freeBoats) : freeBoats, lowest });
  }
  return { days, boats: looked.length, more: true };
}

/** The cheapest of many boats; several nights add up, which one walk along a list cannot follow. */
async function cheapestSql(db: Db, query: VehiclesQuery, search: TripSearch, now: Date): Promise<SQL> {
  if (nightsOf(search) === 1) return byPriceSql(query, now, FIRST);
  const [cheapest] = await listByPrice(db, query, now, FIRST);
  return sql`select ${cheapest?.id ?? null}::int as id`;
}
