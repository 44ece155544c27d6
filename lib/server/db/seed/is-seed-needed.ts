import type { Pool } from "pg";
import { getPool } from "@/lib/server/db/pool";

/** Whether there is no boat at all: a fresh installation. */
export async function isSeedNeeded(pool: Pool = getPool()): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>("select not exists (select from boats) as empty");
  return rows[0]?.empty ?? false;
}
