import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { addDays, weekdayOf } from "@/lib/domain/shared/istanbul-time";
import { MINOR_PER_UNIT } from "@/lib/domain/shared/money";
import { isWithinSql, type Match, type Range } from "@/lib/server/catalogue/search/matches";
import { isDescending } from "@/lib/server/catalogue/search/prices/price-lists";
import { filterConditions } from "@/lib/server/catalogue/search/search-conditions";
import { lastDayOf, nightsOf } from "@/lib/server/catalogue/search/trips/boat-terms-sql";
import { tripSql } from "@/lib/server/catalogue/search/trips/trip-sql";
import type { Db } from "@/lib/server/platform/db/pool";

/** How many prices are read for each match that is wanted, and at least; four times as many where that is too few. */
const PRICES_PER_MATCH = 2;
const MIN_PRICES = 100;
const GROWTH = 4;

/**
 * The boats with a stay of several nights by its total, the cheapest or the dearest first. Prices of nights are read in
 * their order: a boat that comes later costs at least (at most) its next price for each night, so the totals up to that
 * are certain. Too few of them: the list is read further.
 */
export async function listNights(
  db: Db,
  query: VehiclesQuery,
  search: TripSearch,
  now: Date,
  { offset, limit }: Range,
): Promise<Match[]> {
  const wanted = offset + limit;
  for (let prices = Math.max(MIN_PRICES, wanted * PRICES_PER_MATCH); ; prices *= GROWTH) {
    const { found, read } = await readNights(db, query, search, now, { prices, wanted });
    if (found.length === wanted || read < prices)
      return found.slice(offset).map(([id, tryMinor]) => ({ id, tryMinor, from: null }));
  }
}

type Read = { found: [id: number, tryMinor: number][]; read: number };

/** The certain stays among the first prices, in their order, and how many prices there were. */
async function readNights(
  db: Db,
  query: VehiclesQuery,
  search: TripSearch,
  now: Date,
  { prices, wanted }: { prices: number; wanted: number },
): Promise<Read> {
  const nights = nightsOf(search);
  const [direction, last, isBefore] = isDescending(query)
    ? [sql`desc`, sql`min`, sql`>`]
    : [sql`asc`, sql`max`, sql`<`];
  const { rows } = await db.execute<Read>(sql`
    with listed as materialized (
      select p.boat_id, p.try_minor from boat_prices p where ${nightsListSql(query, search)}
      order by p.try_minor ${direction}, p.boat_id ${direction} limit ${prices}),
    read as (select count(*)::int as read, ${last}(try_minor) * ${nights} as bound from listed),
    found as (
      select b.id, trip.try_minor from (select distinct boat_id from listed) l
      cross join lateral (select b.* from boats b where b.id = l.boat_id and b.status = 'published' offset 0) b
      cross join lateral ${tripSql(search, now)} trip cross join read
      where ${isWithinSql(query, sql`trip.try_minor`)}
        and (read.read < ${prices} or trip.try_minor ${isBefore} read.bound)
      order by trip.try_minor ${direction}, b.id ${direction} limit ${wanted})
    select read, (select coalesce(json_agg(json_build_array(id, try_minor)), '[]') from found) as found from read`);
  return rows[0] ?? { found: [], read: 0 };
}

/** The prices (alias `p`) of which a stay may consist, of boats that fit; one of them is within the asked limits. */
function nightsListSql(query: VehiclesQuery, search: TripSearch) {
  const nights = nightsOf(search);
  const weekdays = Array.from({ length: nights }, (_, night) => 1 << weekdayOf(addDays(search.day, night)));
  const { min_price: min, max_price: max } = query;
  const from =
    isDescending(query) && min !== undefined
      ? sql`and p.try_minor >= ${Math.ceil((min * MINOR_PER_UNIT) / nights)}::bigint`
      : sql``;
  const until =
    !isDescending(query) && max !== undefined
      ? sql`and p.try_minor <= ${Math.floor((max * MINOR_PER_UNIT) / nights)}::bigint`
      : sql``;
  return sql`p.kind = 'daily' and p.valid_from < ${lastDayOf(search)}::date and p.valid_until > ${search.day}::date
    and p.weekdays & ${weekdays.reduce((mask, bit) => mask | bit, 0)} <> 0 ${from} ${until}
    and ${filterConditions(query, "p")}`;
}
