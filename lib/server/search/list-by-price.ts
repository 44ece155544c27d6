import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, nightsBetween, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Db } from "@/lib/server/db/pool";
import { type Match, matchesSql, readMatches, selectSql } from "@/lib/server/search/matches";
import { cityOf } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";
import { holdsOn, searchedHours } from "@/lib/server/search/trip-sql";

/** A price list: rows of `boat_prices` (alias `p`) in the order of an index. */
interface PriceList {
  rows: SQL;
  /** The indexed price … */
  price: SQL;
  /** … and how often it is paid. */
  times: number;
}

interface Page {
  offset: number;
  limit: number;
}

const MINOR_PER_LIRA = 100;
/**
 * Rows that are read for each boat that is wanted, since some are taken or do not fit, and how much further each next try
 * reads. The filters come after that: what a list costs must not depend on how well the planner guesses them.
 */
const ROWS_PER_BOAT = 1.5;
const LEAST_ROWS = 100;
const NEXT_TRY = 3;

/**
 * A page of the matches of a search, the cheapest or the dearest first, exact however many there are. Reads price lists
 * from their beginning until no boat further down any of them can belong to the page: a boat that stands in none of the
 * rows read is at least (at most) as dear as their last ones.
 */
export async function listByPrice(db: Db, query: VehiclesQuery, now: Date, page: Page): Promise<Match[]> {
  const lists = priceListsOf(query, now);
  if (!lists) return listByFromPrice(db, query, now, page);
  const wanted = page.offset + page.limit;
  for (let depth = Math.ceil(wanted * ROWS_PER_BOAT) + LEAST_ROWS; ; depth *= NEXT_TRY) {
    const { found, isComplete } = await readLists(db, query, now, { ...lists, depth, page });
    if (isComplete || found.length === page.limit) return found;
  }
}

const isDescending = ({ sort }: VehiclesQuery) => sort === "price_desc";

/** Without a date and rent type each boat has one stored price, with an index of its own. */
function listByFromPrice(db: Db, query: VehiclesQuery, now: Date, { offset, limit }: Page): Promise<Match[]> {
  const matches = matchesSql(query, now);
  const direction = isDescending(query) ? sql`desc nulls last` : sql`asc nulls last`;
  return readMatches(
    db,
    sql`${selectSql(matches)} order by ${matches.price} ${direction}, b.id limit ${limit} offset ${offset}`,
  );
}

/** The lists whose prices a trip is made of: one of them (`any`), or all of them together (`sum`). */
function priceListsOf(query: VehiclesQuery, now: Date): { lists: PriceList[]; join: "any" | "sum" } | null {
  const search = tripSearchOf(query);
  const unit = { price: sql`p.try_minor`, times: 1 };
  if (!search) {
    if (!query.rent_type) return null;
    const rows = sql`p.kind = ${query.rent_type} and p.valid_until > ${tripDayOf(now)}::date`;
    return { lists: [{ ...unit, rows }], join: "any" };
  }
  const { day, endDay, kinds } = search;
  const nights = endDay ? nightsBetween(day, endDay) : 1;
  const hours = searchedHours(search);
  const nightLists = Array.from({ length: nights }, (_, night) => ({
    ...unit,
    rows: sql`p.kind = 'daily' and ${holdsOn(addDays(day, night))}`,
  }));
  if (nights > 1) return { lists: nightLists, join: "sum" };
  const lists = kinds.flatMap((kind): PriceList[] => {
    if (kind === "daily") return nightLists;
    if (kind === "swim_tour") return [{ ...unit, rows: sql`p.kind = 'swim_tour' and ${holdsOn(day)}` }];
    const rows = sql`p.kind = 'hourly' and ${holdsOn(day)}`;
    return [
      hours === null ? { rows, price: sql`p.shortest_try_minor`, times: 1 } : { ...unit, rows, times: hours },
    ];
  });
  return { lists, join: "any" };
}

interface Reading {
  lists: PriceList[];
  join: "any" | "sum";
  depth: number;
  page: Page;
}

async function readLists(db: Db, query: VehiclesQuery, now: Date, { lists, join, depth, page }: Reading) {
  const down = isDescending(query);
  const { from, where, price, shown } = matchesSql(query, now);
  const city = cityOf(query);
  const read = lists.map(
    (list, index) => sql`
      l${sql.raw(String(index))} as materialized (
        select p.boat_id, ${list.price} as price from boat_prices p
        where ${list.rows} ${city ? sql`and p.city_id = ${city}` : sql``}
          ${join === "any" ? limitOf(query, list) : sql``}
        order by ${list.price} ${down ? sql`desc` : sql`asc`}, p.boat_id ${down ? sql`desc` : sql`asc`} limit ${depth})`,
  );
  const endless = down ? sql`'-infinity'::float8` : sql`'infinity'::float8`;
  // A rounded price may be off by half a kuruş each time that it is paid.
  const ends = lists.map(({ times }, index) => {
    const list = sql`l${sql.raw(String(index))}`;
    const last = down ? sql`min(price)` : sql`max(price)`;
    return sql`(select case when count(*) < ${depth} then ${endless} else ${last} * ${times} end from ${list})`;
  });
  const furthest =
    join === "sum"
      ? sql.join(ends, sql` + `)
      : sql`${down ? sql`greatest` : sql`least`}(${sql.join(ends, sql`, `)})`;
  const slack = lists.reduce((sum, { times }) => sum + times, 0);
  // Of a list that reaches further than the others only the part that they all reach is worth a look.
  const seen = lists.map(({ times }, index) => {
    const within = down ? sql`price * ${times} > bound - ${slack}` : sql`price * ${times} < bound + ${slack}`;
    return sql`select boat_id from l${sql.raw(String(index))}, bound
      where ${join === "any" ? within : sql`true`}`;
  });
  const { rows } = await db.execute<{
    bound: number;
    found: { id: number; price: number; shown: Match["from"] }[];
  }>(sql`
    with ${sql.join(read, sql`, `)}, bound as (select ${furthest} as bound),
      seen as (${sql.join(seen, sql` union `)}),
      found as (
        select b.id, ${price} as price, ${shown} as shown from ${from}
        where ${where} and b.id = any(array(select boat_id from seen))),
      sure as (
        select found.* from found, bound where ${down ? sql`found.price > bound + ${slack}` : sql`found.price < bound - ${slack}`}
        order by found.price ${down ? sql`desc` : sql`asc`}, found.id limit ${page.limit} offset ${page.offset})
    select bound, (select coalesce(json_agg(sure), '[]') from sure) as found from bound`);
  const row = rows[0];
  return {
    found: (row?.found ?? []).map((one): Match => ({ id: one.id, tryMinor: one.price, from: one.shown })),
    isComplete: !Number.isFinite(row?.bound) || isBeyond(query, row?.bound ?? 0, slack),
  };
}

/** Rows that no boat within the asked prices needs: of a boat within them even the cheapest trip is dear enough. */
function limitOf(query: VehiclesQuery, { price, times }: PriceList): SQL {
  const { min_price: min, max_price: max } = query;
  if (isDescending(query))
    return max === undefined ? sql`` : sql`and ${price} <= ${Math.ceil((max * MINOR_PER_LIRA) / times) + 1}`;
  return min === undefined ? sql`` : sql`and ${price} >= ${Math.floor((min * MINOR_PER_LIRA) / times) - 1}`;
}

/** Everything further down costs more (less) than was asked for. */
function isBeyond(
  { sort, min_price: min, max_price: max }: VehiclesQuery,
  bound: number,
  slack: number,
): boolean {
  if (sort === "price_desc") return min !== undefined && bound + slack < min * MINOR_PER_LIRA;
  return max !== undefined && bound - slack > max * MINOR_PER_LIRA;
}
