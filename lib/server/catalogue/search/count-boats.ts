import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { countMatches } from "@/lib/server/catalogue/search/find-page";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

/** How many boats `listBoats` would find for the search, or `more` than that. */
export async function countBoats(
  query: VehiclesQuery,
  now: Date,
  db: Db = getReadDb(),
): Promise<{ total: number; more: boolean }> {
  const { total, more } = await countMatches(db, query, now);
  return { total, more };
}
