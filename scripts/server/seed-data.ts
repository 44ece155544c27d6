import type { PoolClient } from "pg";
import type { Outcome } from "@/lib/domain/shared/outcome";
import { openPatientPool } from "@/lib/server/platform/db/pool";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";

// Imported when they run: a start that has nothing to fill in need not load them.

/** Brings the reference data, or brings it up to its files. */
export async function fillReferenceData(connectionString: string, now = new Date()): Promise<void> {
  const { seedReference } = await import("@/lib/server/runtime/seed/seed-reference");
  await inPatientTransaction(connectionString, (client) => seedReference(client, now));
}

/** Fills in the demo data, or brings it up to its files; refuses beside real business. */
export async function fillDemoData(
  connectionString: string,
  now = new Date(),
): Promise<Outcome<null, "real_business">> {
  const { seedDemo } = await import("@/lib/server/runtime/seed/seed-demo");
  return inPatientTransaction(connectionString, (client) => seedDemo(client, now));
}

/** Removes the demo data; refuses beside real business. */
export async function removeDemoData(
  connectionString: string,
): Promise<Outcome<{ boats: number }, "real_business">> {
  const { removeDemo } = await import("@/lib/server/runtime/seed/remove-demo");
  return inPatientTransaction(connectionString, removeDemo);
}

/** Without time limits: filling in takes seconds on a busy server. One at a time. */
async function inPatientTransaction<T>(
  connectionString: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const pool = openPatientPool(connectionString);
  const client = await pool.connect();
  try {
    await client.query("begin");
    await takeSeedLock(client);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
    await pool.end();
  }
}
