import { type BoatWithTerms, listBoatTerms } from "@/lib/server/boats/list-boat-terms";
import type { Db } from "@/lib/server/db/pool";

/** The terms of one boat, read again; null when there is no such boat. */
export async function findBoatTerms(db: Db, boatId: number): Promise<BoatWithTerms | null> {
  const [boat] = await listBoatTerms(db, [boatId]);
  return boat ?? null;
}
