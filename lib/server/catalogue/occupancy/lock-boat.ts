import { asc, inArray, sql } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";

/**
 * Takes the boat's row lock until the transaction ends; false when there is no such boat. Code that changes an
 * occupancy must take this lock first and the reservation's after it: any other order deadlocks under load.
 */
export async function lockBoat(tx: Tx, boatId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from boats where id = ${boatId} for no key update`);
  return rowCount === 1;
}

/** Takes the locks of several boats, in one order for all who do; false when one of them does not exist. */
export async function lockBoats(tx: Tx, boatIds: readonly number[]): Promise<boolean> {
  const locked = await tx
    .select({ id: boats.id })
    .from(boats)
    .where(inArray(boats.id, [...boatIds]))
    .orderBy(asc(boats.id))
    .for("no key update");
  return locked.length === new Set(boatIds).size;
}
