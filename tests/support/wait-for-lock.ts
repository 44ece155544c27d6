import { setTimeout as sleep } from "node:timers/promises";
import { getPool } from "@/lib/server/db/pool";

const PATIENCE_MS = 20_000;

/** Waits until somebody in the test's own database waits for a lock; answers the server's process ids. */
export async function waitForLock(): Promise<number[]> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { rows } = await getPool().query<{ pid: number }>(
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rows.length > 0) return rows.map(({ pid }) => pid);
    await sleep(10);
  }
  throw new Error("nobody waits for a lock");
}
