import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { MINOR_PER_UNIT } from "@/lib/domain/shared/money";
import { executeSearch } from "@/lib/server/db/execute-prepared";
import type { Db } from "@/lib/server/db/pool";
import { type Match, matchesSql } from "@/lib/server/search/matches";
import type { WalkRange } from "@/lib/server/search/prices/price-lists";
import { filterConditions, placeOf } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import { nightsOf } from "@/lib/server/search/trips/sold-sql";

/** The price (alias `p`) holds on the night (`night`); weekdays are bits from Monday on. */
const HOLDS = sql`p.valid_from <= night and p.valid_until > night
  and p.weekdays & (1 << extract(isodow from night)::int - 1) <> 0`;

/**
 * A page of `listByPrice` for several nights, whose prices add up: so many rows of each night's price list are read. A boat
 * further down that stands in none of them costs at least (at most) as much as their last ones together. Null where it
 * may belong to the page.
 */
export async function readNightLists(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  page: WalkRange,
): Promise<Match[] | null> {
  const search = tripSearchOf(query);
  if (!search) throw new Error("A search for nights has a date");
  const down = query.sort === "price_desc";
  const { from, where, price } = matchesSql(query, now);
  const nights = Array.from({ length: nightsOf(search) }, (_, night) => addDays(search.day, night));
  const { city } = placeOf(query);
  const inCity = city ? sql`and p.city_id = ${city}` : sql``;
  const direction = down ? sql`desc` : sql`asc`;
  const endless = down ? sql`'-infinity'::float8` : sql`'infinity'::float8`;
  const last = down ? sql`min(price)` : sql`max(price)`;
  const list =
    page.seen === null
      ? sql`boat_prices`
      : sql`(select p.* from boat_prices p where p.kind = 'daily' ${inCity}
          order by p.try_minor ${direction}, p.boat_id ${direction} limit ${page.seen})`;
  const { rows } = await executeSearch<{ bound: number | null; found: { id: number; price: number }[] }>(
    db,
    sql`
    with listed as materialized (
      select night, row.boat_id, row.price from unnest(${sql.param(nights)}::date[]) night cross join lateral (
        select p.boat_id, p.try_minor as price from ${list} p
        where p.kind = 'daily' and ${HOLDS} and ${filterConditions(query, "p")}
        order by p.try_minor ${direction}, p.boat_id ${direction} limit ${page.rows}) row),
    ends as (select case when count(boat_id) < ${page.rows} and ${page.seen}::int is null then ${endless} else ${last} end as price
      from unnest(${sql.param(nights)}::date[]) asked(night) left join listed using (night) group by night),
    bound as (select case when count(price) = count(*) then sum(price) end as bound from ends),
    found as (
      select b.id, ${price} as price from ${from}
      where ${where} and b.id = any(array(select distinct boat_id from listed))),
    sure as (
      select found.* from found, bound where found.price ${down ? sql`>` : sql`<`} bound
      order by found.price ${direction}, found.id ${direction} limit ${page.limit} offset ${page.offset})
    select bound, (select coalesce(json_agg(sure), '[]') from sure) as found from bound`,
  );
  const { bound, found } = rows[0] ?? { bound: Number.NaN, found: [] };
  if (bound === null) return null;
  const isComplete = !Number.isFinite(bound) || isBeyond(query, bound);
  return isComplete || found.length === page.limit
    ? found.map(({ id, price: total }) => ({ id, tryMinor: total, from: null }))
    : null;
}

/** Everything further down costs more (less) than was asked for. */
function isBeyond({ sort, min_price: min, max_price: max }: VehiclesQuery, bound: number): boolean {
  if (sort === "price_desc") return min !== undefined && bound < min * MINOR_PER_UNIT;
  return max !== undefined && bound > max * MINOR_PER_UNIT;
}
