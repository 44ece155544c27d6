import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";

const SEED_LOCK = 7_252_626;
const ASK_AGAIN_MS = 200;

/**
 * Takes the lock for rewriting texts and demo data until the transaction ends; the writes that follow may
 * take long. Polls instead of waiting in the database: a connection that is silent for two
 * seconds is considered dead.
 */
export async function takeSeedLock(client: PoolClient): Promise<void> {
  await client.query("set local statement_timeout = 0; set local lock_timeout = 0");
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_xact_lock($1) as taken", [
      SEED_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await sleep(ASK_AGAIN_MS);
  }
}
