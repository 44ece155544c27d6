import { clearInterval, setInterval } from "node:timers";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { type Db, getDb, getPool, joinedTransaction, openPool } from "@/lib/server/platform/db/pool";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { log } from "@/lib/server/platform/log";
import { processState } from "@/lib/server/platform/process-state";

/** What the replica shows is at most twice as old, below the 15 seconds for which searches are kept. */
const CHECK_EVERY_MS = 2000;
/** In this time a replica that works has replayed a change. */
const REPLAY_TIMEOUT_MS = 1500;
const REPLAY_POLL_MS = 25;

/** At or after every visible commit in the WAL, including commits that are not on disk yet. */
const POSITION = "select pg_current_wal_insert_lsn()::text as position";
const REPLAYED = "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has";
/** A statement that replaying a change interrupted. */
const CONFLICT = "40001";
/** A statement that took too long would take as long on the first database. */
const STATEMENT_TIMEOUT = "57014";

interface Replica {
  db: Db;
  /** Whether all that must be seen has been replayed there. */
  isUsable: boolean;
}

const state = processState<{ replica: Replica | null }>("replica", () => ({ replica: null }));

export interface FollowedReplica {
  /** Something that pages show has changed: the replica is not read before it has the change. */
  onChange(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The database for lists and searches: a replica that is followed and has all changes that were announced and all
 * others older than four seconds, else the first database, and that of a preview. What can be booked is never asked
 * here.
 */
export function getReadDb(): Db {
  return (!joinedTransaction() && state.replica?.db) || getDb();
}

/**
 * Uses `DATABASE_READ_URL` for `getReadDb` from now on, as long as it keeps up, which is checked every `checkEveryMs`;
 * null where it is not set.
 */
export async function followReplica(checkEveryMs = CHECK_EVERY_MS): Promise<FollowedReplica | null> {
  const { DATABASE_READ_URL } = serverEnv();
  if (!DATABASE_READ_URL) return null;
  const pool = openPool(DATABASE_READ_URL);
  const replica: Replica = { db: drizzle({ client: readingPool(pool, () => replica) }), isUsable: false };
  state.replica = replica;
  const followed: Followed = { pool, replica, wanted: null, latest: null, changes: 0 };
  const notUsable = (error: unknown) => setUsable(replica, false, error);
  const check = () => checkReplica(followed).catch(notUsable);
  await check();
  const timer = setInterval(() => void check(), checkEveryMs);
  timer.unref();
  return {
    onChange: () => waitForChange(followed).catch(notUsable),
    stop: async () => {
      clearInterval(timer);
      state.replica = null;
      await pool.end();
    },
  };
}

interface Followed {
  pool: Pool;
  replica: Replica;
  /** What the replica must have: the first database's position at the check before, or at the last change. */
  wanted: string | null;
  /** The first database's position at the last check or change. */
  latest: string | null;
  /** Changes that were announced; a check that one of them overtook decides nothing. */
  changes: number;
}

/** Whether the replica has what the check before asked of it; then asks for the first database's position of now. */
async function checkReplica(followed: Followed): Promise<void> {
  const { replica, changes } = followed;
  // Without the first database the last demand holds: the replica answers on through its outage.
  const position = await readPosition().catch(() => null);
  if (position && followed.changes === changes) {
    followed.wanted = followed.latest ?? position;
    followed.latest = position;
  }
  if (!followed.wanted) return setUsable(replica, false);
  const isUsable = await hasReplayed(followed.pool, followed.wanted);
  if (followed.changes === changes) setUsable(replica, isUsable);
}

/** Keeps the replica out of use until it has replayed the change that was announced just now. */
async function waitForChange(followed: Followed): Promise<void> {
  followed.changes += 1;
  const { pool, replica, changes } = followed;
  const isLatest = () => followed.changes === changes;
  replica.isUsable = false;
  [followed.wanted, followed.latest] = [null, null];
  const position = await readPosition();
  if (!isLatest()) return;
  [followed.wanted, followed.latest] = [position, position];
  const deadline = performance.now() + REPLAY_TIMEOUT_MS;
  while (isLatest() && performance.now() < deadline) {
    if (await hasReplayed(pool, position)) {
      if (isLatest()) replica.isUsable = true;
      return;
    }
    await sleep(REPLAY_POLL_MS);
  }
  if (isLatest()) log("warn", "replica_not_used", { reason: "it lags behind" });
}

function setUsable(replica: Replica, isUsable: boolean, error?: unknown): void {
  if (replica.isUsable !== isUsable)
    log(isUsable ? "info" : "warn", isUsable ? "replica_used" : "replica_not_used", { error });
  replica.isUsable = isUsable;
}

async function hasReplayed(pool: Pool, position: string): Promise<boolean> {
  return (await pool.query<{ has: boolean | null }>(REPLAYED, [position])).rows[0]?.has === true;
}

async function readPosition(): Promise<string> {
  const { rows } = await getPool().query<{ position: string }>(POSITION);
  if (!rows[0]) throw new Error("the database reports no position");
  return rows[0].position;
}

/** A pool as Drizzle uses it for reads: each goes to the replica, or to the first database when that cannot answer. */
function readingPool(pool: Pool, replica: () => Replica): Pool {
  const query = async (...given: unknown[]) => {
    const ask = (one: Pool) => (one.query as (...given: unknown[]) => Promise<unknown>).apply(one, given);
    if (!replica().isUsable) return ask(getPool());
    try {
      return await ask(pool);
    } catch (error) {
      const state = sqlStateOf(error);
      if (state === STATEMENT_TIMEOUT) throw error;
      // A wrong statement fails here, too.
      const answer = await ask(getPool());
      if (state !== CONFLICT) replica().isUsable = false;
      return answer;
    }
  };
  return { query } as unknown as Pool;
}
