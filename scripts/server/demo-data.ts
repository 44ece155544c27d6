import type { Pool } from "pg";
import { openPatientPool } from "@/lib/server/db/pool";
import type { resetSeed } from "@/lib/server/seed/reset-seed";

/** Fills in the demo data, or brings it up to its files. */
export async function fillDemoData(connectionString: string, now?: Date): Promise<void> {
  const { seedDatabase } = await import("@/lib/server/seed/seed-database");
  await withPatientPool(connectionString, (pool) => seedDatabase(pool, now));
}

/** Removes the demo data, unless there is real business beside it. */
export async function removeDemoData(connectionString: string): ReturnType<typeof resetSeed> {
  const { resetSeed } = await import("@/lib/server/seed/reset-seed");
  return withPatientPool(connectionString, resetSeed);
}

async function withPatientPool<T>(connectionString: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPatientPool(connectionString);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
