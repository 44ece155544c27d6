import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { mayHaveMatchesSql } from "@/lib/server/catalogue/search/count-scope";
import { MAX_COUNTED } from "@/lib/server/catalogue/search/list-pages";
import { stretchSql } from "@/lib/server/catalogue/search/prices/batch-rows";
import { priceListsOf, rowsOf } from "@/lib/server/catalogue/search/prices/price-lists";
import { RARE, RARER_FOR_MANY, readAskedTraits } from "@/lib/server/catalogue/search/traits/asked-traits";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { busyBoatsSql } from "@/lib/server/catalogue/search/trips/busy-sql";
import { isOpenAllDaySql, standing } from "@/lib/server/catalogue/search/trips/trip-sql";
import { executeSearch } from "@/lib/server/platform/db/execute-prepared";
import type { Db } from "@/lib/server/platform/db/pool";

/** Prices that are looked at, since some of their boats are busy. */
const LOOKED_AT = MAX_COUNTED * 1.2;

const LIMITS = {
  /** So many rows of the list are seen at most: where few of them fit, a count has other ways. */
  seen: LOOKED_AT * 20,
  /** Where fewer boats fit whatever they cost, it would most likely be looked in vain. */
  fewest: MAX_COUNTED * 2.5,
};

/**
 * Whether a search surely finds more boats than are counted. Only prices that are the lowest of their boat's day are
 * looked at, and only idle boats: in half the time of a count. False says nothing.
 */
export async function hasManyByPrice(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { seen, fewest }: typeof LIMITS = LIMITS,
): Promise<boolean> {
  const search = tripSearchOf(query);
  const cheapest: VehiclesQuery = { ...query, sort: "price_asc" };
  const [list] = priceListsOf(cheapest, now) ?? [];
  if (!search || !list?.hasPriceStanding) return false;
  const asked = await readAskedTraits(db, query);
  if (!asked || asked.boats < fewest || asked.share < RARE * RARER_FOR_MANY) return false;
  const looked = { ids: sql`select boat_id from first`, count: LOOKED_AT, ofCity: asked.ofCity };
  const { rows } = await executeSearch<{ many: boolean }>(
    db,
    sql`with first as materialized (
        select p.boat_id from (${stretchSql(cheapest, list, null)} limit ${seen}) p
        where ${mayHaveMatchesSql(query)} and ${rowsOf(cheapest, list)} and p.standing = ${standing("first")} and ${isOpenAllDaySql(search, now, sql`true`)}
        order by ${list.price}, p.boat_id limit ${LOOKED_AT}),
      near as materialized (${busyBoatsSql(query, search, looked)})
    select count(*) > ${MAX_COUNTED} as many from first where boat_id not in (select boat_id from near)`,
  );
  return rows[0]?.many ?? false;
}
