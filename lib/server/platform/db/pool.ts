import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { BreakerPool } from "@/lib/server/platform/db/breaker-pool";
import { connectionShares } from "@/lib/server/platform/db/connection-shares";
import { WatchedClient } from "@/lib/server/platform/db/watched-client";
import { log } from "@/lib/server/platform/log";
import { processState } from "@/lib/server/platform/process-state";

/**
 * Milliseconds. Without a limit a stalled server would block every request. `WatchedClient` detects a silent server, so
 * that the API responds "unavailable" within about two seconds; waiting for a free connection may take longer, since
 * other requests are served meanwhile.
 */
const CONNECT_TIMEOUT_MS = 8000;
/**
 * Each connection's first query: a pooler such as pgbouncer refuses these settings as startup parameters.
 * - random_page_cost: hot data is in memory; with the default, PostgreSQL counts boats by a sequential scan.
 * - jit: compiling takes longer than our queries.
 * - bitmap scans: searches scan an index until their page is full, a bitmap reads every match first. A condition over
 *   two indexes ("or") is therefore written as two reads.
 * - parallel workers: starting them takes 7 ms, longer than a search, and takes cores from other visitors.
 */
const SESSION = `set statement_timeout = 1700; set lock_timeout = 1500;
  set idle_in_transaction_session_timeout = 10000; set random_page_cost = 1.1;
  set enable_bitmapscan = off; set jit = off; set max_parallel_workers_per_gather = 0`;
/** What a server or a pooler sets for everyone does not hold here either. */
const NO_LIMITS = "set statement_timeout = 0; set lock_timeout = 0";

/** The argument of reads: the whole database or a running transaction. */
export type Db = Omit<NodePgDatabase, "transaction" | "$client">;

interface Shared {
  pool: Pool;
  db: NodePgDatabase;
}

interface State {
  shared: Shared | null;
  /** What a call of `withoutTimeLimits` uses instead, opened at its first query. */
  patient: AsyncLocalStorage<{ opened: Shared | null }>;
}

const state = processState<State>("pool", () => ({ shared: null, patient: new AsyncLocalStorage() }));

/** The process's one pool, opened at first use. An error of an idle connection is logged, never thrown. */
export function getPool(): Pool {
  return shared().pool;
}

/** Drizzle over the pool; for changes use `inTransaction`. */
export function getDb(): Db {
  return shared().db;
}

/**
 * Runs `work` so that its `getPool`, `getDb` and `inTransaction` use connections without time limits: what an operator
 * starts may wait for a boat that a customer is booking, and may move very many rows. Other calls in the process keep
 * their limits.
 */
export async function withoutTimeLimits<T>(work: () => Promise<T>): Promise<T> {
  const patient: { opened: Shared | null } = { opened: null };
  try {
    return await state.patient.run(patient, work);
  } finally {
    await patient.opened?.pool.end();
  }
}

/** Closes what is open and forgets it; the next query opens a new pool. */
export async function closePool(): Promise<void> {
  const patient = state.patient.getStore();
  const open = [state.shared, patient?.opened];
  state.shared = null;
  if (patient) patient.opened = null;
  await Promise.all(open.map((one) => one?.pool.end()));
}

function shared(): Shared {
  const patient = state.patient.getStore();
  if (patient) {
    patient.opened ??= open(openPatientPool);
    return patient.opened;
  }
  state.shared ??= open(openPool);
  return state.shared;
}

function open(openOne: (connectionString: string) => Pool): Shared {
  const { DATABASE_URL } = serverEnv();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is missing; the starter provides the embedded one");
  const pool = openOne(DATABASE_URL);
  return { pool, db: drizzle({ client: pool }) };
}

/** Another pool with the same limits, for another server; the caller ends it. */
export function openPool(connectionString: string): Pool {
  return withListeners(
    new BreakerPool({
      Client: WatchedClient,
      ...options(connectionString),
      application_name: "palamar",
      onConnect: (client) => client.query(SESSION),
    }),
  );
}

/**
 * A pool whose statements may take and wait as long as they need, for work that no visitor waits for; the caller ends
 * it.
 */
export function openPatientPool(connectionString: string): Pool {
  return withListeners(
    new Pool({
      ...options(connectionString),
      application_name: "palamar operator",
      onConnect: (client) => client.query(NO_LIMITS),
    }),
  );
}

function options(connectionString: string): PoolConfig {
  return {
    connectionString,
    max: connectionShares(serverEnv()).pool,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
}

function withListeners(pool: Pool): Pool {
  // Between its being handed out and our listening, a connection that breaks would end the process. Its next
  // query fails, which is sufficient.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => log("warn", "database_connection_lost", { error }));
  return pool;
}
