import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import type { Db } from "@/lib/server/db/pool";
import { type Match, MINOR_PER_LIRA, matchesSql, type Range } from "@/lib/server/search/matches";
import { filterConditions } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import { nightsOf } from "@/lib/server/search/trips/sold-sql";
import { holdsOn } from "@/lib/server/search/trips/trip-sql";

/**
 * Rows that are read for each boat that is wanted, since some are taken or do not fit, and how much further each next try
 * reads. The filters come after that: what a list costs must not depend on how well the planner guesses them.
 */
const ROWS_PER_BOAT = 1.5;
const LEAST_ROWS = 60;
const NEXT_TRY = 3;

/**
 * `listByPrice` for several nights, whose prices add up. Reads the price list of each night from its beginning until no
 * boat further down can belong to the page: one that stands in none of the rows read costs at least (at most) as much as
 * their last ones together.
 */
export async function listNightsByPrice(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  page: Range,
): Promise<Match[]> {
  const wanted = page.offset + page.limit;
  for (let depth = Math.ceil(wanted * ROWS_PER_BOAT) + LEAST_ROWS; ; depth *= NEXT_TRY) {
    const { found, isComplete } = await readLists(db, query, now, depth, page);
    if (isComplete || found.length === page.limit) return found;
  }
}

async function readLists(db: Db, query: VehiclesQuery, now: Date, depth: number, page: Range) {
  const down = query.sort === "price_desc";
  const { from, where, price } = matchesSql(query, now);
  const nights = nightListsOf(query);
  const direction = down ? sql`desc` : sql`asc`;
  const lists = nights.map((_, index) => sql.raw(`l${index}`));
  const read = nights.map(
    (rows, index) => sql`
      ${lists[index]} as materialized (
        select p.boat_id, p.try_minor as price from boat_prices p
        where p.kind = 'daily' and ${rows} and ${filterConditions(query, "p")}
        order by p.try_minor ${direction}, p.boat_id ${direction} limit ${depth})`,
  );
  const endless = down ? sql`'-infinity'::float8` : sql`'infinity'::float8`;
  const last = down ? sql`min(price)` : sql`max(price)`;
  const ends = lists.map(
    (list) => sql`(select case when count(*) < ${depth} then ${endless} else ${last} end from ${list})`,
  );
  const seen = lists.map((list) => sql`select boat_id from ${list}`);
  const { rows } = await db.execute<{ bound: number; found: { id: number; price: number }[] }>(sql`
    with ${sql.join(read, sql`, `)}, bound as (select ${sql.join(ends, sql` + `)} as bound),
      seen as (${sql.join(seen, sql` union `)}),
      found as (
        select b.id, ${price} as price from ${from}
        where ${where} and b.id = any(array(select boat_id from seen))),
      sure as (
        select found.* from found, bound where found.price ${down ? sql`>` : sql`<`} bound
        order by found.price ${direction}, found.id ${direction} limit ${page.limit} offset ${page.offset})
    select bound, (select coalesce(json_agg(sure), '[]') from sure) as found from bound`);
  const { bound, found } = rows[0] ?? { bound: Number.NaN, found: [] };
  return {
    found: found.map((one): Match => ({ id: one.id, tryMinor: one.price, from: null })),
    isComplete: !Number.isFinite(bound) || isBeyond(query, bound),
  };
}

/** The rows of `boat_prices` (alias `p`) that hold for each night. */
function nightListsOf(query: VehiclesQuery): SQL[] {
  const search = tripSearchOf(query);
  if (!search) throw new Error("A search for nights has a date");
  return Array.from({ length: nightsOf(search) }, (_, night) => holdsOn(addDays(search.day, night)));
}

/** Everything further down costs more (less) than was asked for. */
function isBeyond({ sort, min_price: min, max_price: max }: VehiclesQuery, bound: number): boolean {
  if (sort === "price_desc") return min !== undefined && bound < min * MINOR_PER_LIRA;
  return max !== undefined && bound > max * MINOR_PER_LIRA;
}
