import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/**
 * Takes the boat's row lock until the transaction ends; false when there is no such boat. Code that changes an
 * occupancy must take this lock first and the reservation's after it: any other order deadlocks under load.
 */
export async function lockBoat(tx: Tx, boatId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from boats where id = ${boatId} for no key update`);
  return rowCount === 1;
}
