import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { type Db, getDb } from "@/lib/server/db/pool";
import { quoteBoats } from "@/lib/server/search/quote-boats";
import { searchConditions } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";

/** How many boats `listBoats` would find for the search, without reading any of them. */
export async function countBoats(query: VehiclesQuery, now: Date, db: Db = getDb()): Promise<number> {
  const search = tripSearchOf(query);
  return search ? (await quoteBoats(db, query, search, now)).length : countFound(query, now, db);
}

/** The same for a search without a date: the row of `boats` decides. */
export async function countFound(query: VehiclesQuery, now: Date, db: Db): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from boats b where ${searchConditions(query, now)}`,
  );
  return rows[0]?.total ?? 0;
}
