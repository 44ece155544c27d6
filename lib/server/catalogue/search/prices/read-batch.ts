import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Match } from "@/lib/server/catalogue/search/matches";
import {
  type Batch,
  type Cursor,
  countedNameOf,
  cursorSql,
  nameOf,
  openNameOf,
  rowsSql,
} from "@/lib/server/catalogue/search/prices/batch-rows";
import { isDescending } from "@/lib/server/catalogue/search/prices/price-lists";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { busyBoatsSql } from "@/lib/server/catalogue/search/trips/busy-sql";
import {
  isLowestOfDaySql,
  isOpenAllDaySql,
  knownBusySql,
  mayBeCheapestSql,
  standing,
} from "@/lib/server/catalogue/search/trips/trip-sql";
import { executeSearch } from "@/lib/server/platform/db/execute-prepared";
import type { Db } from "@/lib/server/platform/db/pool";

/** No batch of a list is longer. */
export const MAX_ROWS = 5000;
export interface Found extends Cursor {
  shown: Match["from"];
}

interface Read {
  found: Found[];
  /** The last row that was read of each list that has more, with the price as it is listed. */
  cursors: (Cursor & { list: number })[];
  /** How many rows were read. */
  rows: number;
}

/** In columns: a thousand objects take longer to write and to read. */
type BatchRow = Omit<Read, "found"> & { ids: number[]; prices: number[]; shown: Match["from"][] | null };

/** Reads so many rows of each list, and which of their boats can be had for these prices. */
export async function readBatch(db: Db, query: VehiclesQuery, now: Date, batch: Batch): Promise<Read> {
  const { rows } = await executeSearch<BatchRow>(db, batchSql(query, now, batch));
  const { ids, prices, shown, ...read } = rows[0] ?? {
    ids: [],
    prices: [],
    shown: null,
    cursors: [],
    rows: 0,
  };
  return {
    ...read,
    found: ids.map((id, at) => ({ id, price: prices[at] ?? 0, shown: shown?.[at] ?? null })),
  };
}

/**
 * Reads so many rows of each list and, at once, which of their boats are busy near the day. The boat itself stands
 * behind a fence (`offset 0`): what a list costs must not depend on how well the planner guesses.
 */
function batchSql(query: VehiclesQuery, now: Date, batch: Batch): SQL {
  const { lists, limit } = batch;
  const search = tripSearchOf(query);
  const direction = isDescending(query) ? sql`desc` : sql`asc`;
  const names = lists.map((_, number) => nameOf(number));
  const reads = lists.map((list, number) => ({ list, number, batch }));
  // Of the prices for busy boats nobody needs to ask whether these are busy.
  const boats = join(
    reads.map((read) => sql`select boat_id from ${openNameOf(read)}`),
    " union all ",
  );
  const near = search
    ? sql`near as materialized (${busyBoatsSql(query, search, { ids: boats, count: batch.rows * lists.length, ofCity: batch.ofCity })})`
    : sql`near as (select null::int as boat_id where false)`;
  const boat = sql`cross join lateral (
    select b.* from boats b where b.id = p.boat_id and b.status = 'published' offset 0) b`;
  const found = lists.map(({ times, hasPriceStanding, isMatch, trip, shown }, number) => {
    const isKnownBusy =
      hasPriceStanding && !batch.traits ? sql`p.standing = ${standing("taken")}` : sql`false`;
    const isIdle = sql`(not ${isKnownBusy} and p.boat_id not in (select boat_id from near))`;
    if (trip) {
      return sql`(select b.id, trip.try_minor as price, ${shown} as shown
        from (select distinct boat_id from ${names[number]}) p ${boat} cross join lateral ${trip} trip
        where ${isMatch} order by trip.try_minor ${direction}, b.id ${direction} limit ${limit})`;
    }
    const order = sql`order by p.price ${direction}, p.boat_id ${direction} limit ${limit}`;
    const looked = (isLooked: SQL) => sql`(
      select b.id, p.price * ${times} as price, ${shown} as shown from ${names[number]} p ${boat}
      ${search ? sql`cross join lateral ${knownBusySql(search, now, isIdle)} busy` : sql``}
      where ${isLooked} and ${isMatch} ${order})`;
    if (!search || !hasPriceStanding) return looked(sql`true`);
    const isOpen = isOpenAllDaySql(search, now, isIdle);
    return sql`(select p.boat_id, p.price, ${shown} from ${names[number]} p
        where ${isOpen} and ${isLowestOfDaySql(search)} ${order})
      union all ${looked(sql`not ${isOpen} and ${mayBeCheapestSql(search, now, isIdle)}`)}`;
  });
  return sql`
    with ${join(
      reads.map((read) => rowsSql(query, now, read)),
      ", ",
    )}, ${near},
    found (id, price, shown) as (${join(found, " union all ")}),
    cursors as (${join(
      reads.map((read) => cursorSql(query, read)),
      " union all ",
    )})
    select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(price), '[]') as prices,
      json_agg(shown) filter (where shown is not null) as shown,
      (select coalesce(json_agg(cursors), '[]') from cursors) as cursors,
      ${join(
        reads.map((read) => sql`(select count(*)::int from ${countedNameOf(read)})`),
        " + ",
      )} as rows
    from found`;
}

const join = (parts: readonly SQL[], by: string) => sql.join([...parts], sql.raw(by));
