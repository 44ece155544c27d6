import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Db } from "@/lib/server/db/pool";
import { getReadDb } from "@/lib/server/db/replica";
import { countMatches } from "@/lib/server/search/find-page";

/** How many boats `listBoats` would find for the search, or `more` than that. */
export async function countBoats(
  query: VehiclesQuery,
  now: Date,
  db: Db = getReadDb(),
): Promise<{ total: number; more: boolean }> {
  const { total, more } = await countMatches(db, query, now);
  return { total, more };
}
