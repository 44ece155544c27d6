import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolConfig } from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { BreakerPool } from "@/lib/server/platform/db/breaker-pool";
import { connectionShares } from "@/lib/server/platform/db/connection-shares";
import type { JoinedTransaction } from "@/lib/server/platform/db/joined-transaction";
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

interface Open {
  pool: Pool;
  db: Db;
}

/** What `getPool`, `getDb` and `inTransaction` use. */
interface Connections {
  /** Null before the first query. */
  opened: Open | null;
  open(): Open;
  /** The transaction that all work of a preview belongs to. */
  joined?: JoinedTransaction;
}

interface State {
  ofProcess: Connections;
  /** A call's own, instead of the process's. */
  ofCall: AsyncLocalStorage<Connections>;
}

const state = processState<State>("pool", () => ({
  ofProcess: { opened: null, open: () => open(openPool) },
  ofCall: new AsyncLocalStorage(),
}));

/**
 * The process's one pool, opened at first use, or the transaction of the preview that asks. An error of an idle
 * connection is logged, never thrown.
 */
export function getPool(): Pool {
  return connections().pool;
}

/** Drizzle over the pool; for changes use `inTransaction`. */
export function getDb(): Db {
  return connections().db;
}

/**
 * Runs `work` so that its `getPool`, `getDb` and `inTransaction` use connections without time limits: what an operator
 * starts may wait for a boat that a customer is booking, and may move very many rows. Other calls in the process keep
 * their limits. It belongs to the call, not to one transaction, since a command's reads take as long.
 */
export async function withoutTimeLimits<T>(work: () => Promise<T>): Promise<T> {
  const patient: Connections = { opened: null, open: () => open(openPatientPool) };
  try {
    return await state.ofCall.run(patient, work);
  } finally {
    await patient.opened?.pool.end();
  }
}

/** Runs `work` so that all it asks of the database goes through this transaction. */
export function joinTransaction<T>(transaction: JoinedTransaction, work: () => Promise<T>): Promise<T> {
  const opened = { pool: transaction.client as unknown as Pool, db: transaction.tx };
  return state.ofCall.run({ opened, open: () => opened, joined: transaction }, work);
}

/** The transaction that this call belongs to, null outside a preview. */
export function joinedTransaction(): JoinedTransaction | null {
  return state.ofCall.getStore()?.joined ?? null;
}

/** Throws in a preview, which must not reach anything but the database: a provider, a mailbox, a telephone. */
export function refuseInPreview(what: string): void {
  if (joinedTransaction()) throw new Error(`A preview must not reach ${what}`);
}

/** Closes what is open and forgets it; the next query opens a new pool. */
export async function closePool(): Promise<void> {
  const all = [state.ofProcess, state.ofCall.getStore()].filter((one) => one && !one.joined);
  const opened = all.map((one) => one?.opened);
  for (const one of all) if (one) one.opened = null;
  await Promise.all(opened.map((one) => one?.pool.end()));
}

function connections(): Open {
  const used = state.ofCall.getStore() ?? state.ofProcess;
  used.opened ??= used.open();
  return used.opened;
}

function open(openOne: (connectionString: string) => Pool): Open {
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
