import { clearInterval, setInterval } from "node:timers";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { type Db, getDb, getPool, openPool } from "@/lib/server/db/pool";
import { sqlStateOf } from "@/lib/server/db/sql-state-of";
import { log } from "@/lib/server/log";

/** Milliseconds. What the replica shows is at most twice as old, below the 15 seconds for which searches are kept. */
const CHECKED_EVERY = 2000;
/** Milliseconds in which a replica that works has replayed a change. */
const CATCHING_UP = 1500;
const ASKED_AGAIN_AFTER = 25;

/** Behind every commit that anybody can see, also one that is not on disk yet. */
const POSITION = "select pg_current_wal_insert_lsn()::text as position";
const REPLAYED = "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has";
/** A statement that replaying a change interrupted. */
const CONFLICT = "40001";
/** A statement that took too long would take as long on the first database. */
const TOO_LONG = "57014";

interface Replica {
  db: Db;
  /** Whether all that must be seen has been replayed there. */
  isUsable: boolean;
}

// The front and the application's bundles are several modules of one process.
const holder = globalThis as typeof globalThis & { palamarReplica?: Replica };

export interface FollowedReplica {
  /** Something that pages show has changed: the replica is not read before it has the change. */
  onChange(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The database for lists and searches: a replica that is followed and has all changes that were announced and all
 * others older than four seconds, else the first database. What can be booked is never asked here.
 */
export function getReadDb(): Db {
  return holder.palamarReplica?.db ?? getDb();
}

/**
 * Uses `DATABASE_READ_URL` for `getReadDb` from now on, as long as it keeps up, which is checked every `checkedEvery`
 * milliseconds; null where it is not set.
 */
export async function followReplica(checkedEvery = CHECKED_EVERY): Promise<FollowedReplica | null> {
  const { DATABASE_READ_URL } = serverEnv();
  if (!DATABASE_READ_URL) return null;
  const pool = openPool(DATABASE_READ_URL);
  const replica: Replica = { db: drizzle({ client: readingPool(pool, () => replica) }), isUsable: false };
  holder.palamarReplica = replica;
  // What the replica must have: the first database's position at the check before, or at the last change.
  let wanted: string | null = null;
  let before: string | null = null;
  let changes = 0;

  function setUsable(isUsable: boolean, error?: unknown): void {
    if (replica.isUsable !== isUsable)
      log(isUsable ? "info" : "warn", isUsable ? "replica_used" : "replica_not_used", { error });
    replica.isUsable = isUsable;
  }

  const hasReplayed = async (position: string) =>
    (await pool.query<{ has: boolean | null }>(REPLAYED, [position])).rows[0]?.has === true;

  async function check(): Promise<void> {
    const seen = changes;
    // Without the first database the last demand holds: the replica answers on through its outage.
    const position = await readPosition().catch(() => null);
    if (position && seen === changes) {
      wanted = before ?? position;
      before = position;
    }
    if (!wanted) return setUsable(false);
    const isUsable = await hasReplayed(wanted);
    if (seen === changes) setUsable(isUsable);
  }

  async function onChange(): Promise<void> {
    changes += 1;
    const mine = changes;
    replica.isUsable = false;
    [wanted, before] = [null, null];
    const position = await readPosition();
    if (mine !== changes) return;
    [wanted, before] = [position, position];
    const deadline = performance.now() + CATCHING_UP;
    while (mine === changes && performance.now() < deadline) {
      if (await hasReplayed(position)) {
        if (mine === changes) replica.isUsable = true;
        return;
      }
      await sleep(ASKED_AGAIN_AFTER);
    }
    if (mine === changes) log("warn", "replica_not_used", { reason: "it lags behind" });
  }

  const checkOnce = () => check().catch((error: unknown) => setUsable(false, error));
  await checkOnce();
  const timer = setInterval(() => void checkOnce(), checkedEvery);
  timer.unref();
  return {
    onChange: () => onChange().catch((error: unknown) => setUsable(false, error)),
    stop: async () => {
      clearInterval(timer);
      delete holder.palamarReplica;
      await pool.end();
    },
  };
}

async function readPosition(): Promise<string> {
  const { rows } = await getPool().query<{ position: string }>(POSITION);
  if (!rows[0]) throw new Error("the database tells no position");
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
      if (state === TOO_LONG) throw error;
      // A wrong statement fails here, too.
      const answer = await ask(getPool());
      if (state !== CONFLICT) replica().isUsable = false;
      return answer;
    }
  };
  return { query } as unknown as Pool;
}
