import { type BoatWithTerms, listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import type { Db } from "@/lib/server/platform/db/pool";

/** The current terms of one boat; null when there is no such boat. */
export async function findBoatTerms(db: Db, boatId: number): Promise<BoatWithTerms | null> {
  const [boat] = await listBoatTerms(db, [boatId]);
  return boat ?? null;
}
