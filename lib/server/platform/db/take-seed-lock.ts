import type { PoolClient } from "pg";

const SEED_LOCK = 7_252_626;

/** Takes the lock for rewriting texts and demo data until the transaction ends; waits until it is free. */
export async function takeSeedLock(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock($1)", [SEED_LOCK]);
}
