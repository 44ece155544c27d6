import "server-only";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { BreakerPool } from "@/lib/server/db/breaker-pool";
import { connectionShares } from "@/lib/server/db/connection-shares";
import { WatchedClient } from "@/lib/server/db/watched-client";
import { log } from "@/lib/server/log";
import { processState } from "@/lib/server/process-state";

/**
 * Milliseconds. Without limits a stalled server hangs every request for ever. How long it may be
 * silent is watched by `WatchedClient`, so that the API answers "unavailable" within about two
 * seconds; the time to wait for a free connection is longer, since it passes while others are served.
 */
const CONNECT_TIMEOUT_MS = 8000;
/**
 * Each connection's first query, since a pooler such as pgbouncer refuses them as parameters of the start. Frequently
 * read data is in memory: at the default price of a random page PostgreSQL counts boats by reading the whole table
 * instead of an index, and compiles queries that are over sooner than that takes. Searches walk an index until their page
 * is full; a bitmap would read all that fits first. So a condition over two indexes ("or") is written as two reads. To start
 * parallel workers takes 7 ms, which is longer than a search lasts, and takes cores from other visitors.
 */
const SESSION = `set statement_timeout = 1700; set lock_timeout = 1500;
  set idle_in_transaction_session_timeout = 10000; set random_page_cost = 1.1;
  set enable_bitmapscan = off; set jit = off; set max_parallel_workers_per_gather = 0`;

/** The argument of reads: the whole database or a running transaction. */
export type Db = Omit<NodePgDatabase, "transaction" | "$client">;

interface Shared {
  pool: Pool;
  db: NodePgDatabase;
}

const state = processState<{ shared: Shared | null }>("pool", () => ({ shared: null }));

/** The process's one pool, opened at first use. An error of an idle connection is logged, never thrown. */
export function getPool(): Pool {
  return shared().pool;
}

/** Drizzle over the pool; for changes use `inTransaction`. */
export function getDb(): Db {
  return shared().db;
}

/** Closes the pool and forgets it; the next query opens a new one. */
export async function closePool(): Promise<void> {
  const open = state.shared;
  state.shared = null;
  await open?.pool.end();
}

function shared(): Shared {
  state.shared ??= open();
  return state.shared;
}

function open(): Shared {
  const { DATABASE_URL } = serverEnv();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is missing; the starter provides the embedded one");
  const pool = openPool(DATABASE_URL);
  return { pool, db: drizzle({ client: pool }) };
}

/** Another pool with the same limits, for another server; the caller ends it. */
export function openPool(connectionString: string): Pool {
  const pool = new BreakerPool({
    Client: WatchedClient,
    connectionString,
    max: connectionShares(serverEnv()).pool,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: "palamar",
    onConnect: (client) => client.query(SESSION),
  });
  // Between its being handed out and our listening, a connection that breaks would end the process. Its next
  // query fails, which is sufficient.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => log("warn", "database_connection_lost", { error }));
  return pool;
}
