import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { endOfTransaction } from "@/lib/server/platform/db/dry-run";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";
import { type Db, getPool } from "@/lib/server/platform/db/pool";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { processState } from "@/lib/server/platform/process-state";

/** A running transaction; what it is given to may read and write, not begin or commit. */
export type Tx = Db;

const RETRIED: ReadonlySet<string> = new Set(["40P01", "40001"]);
const MAX_TRIES = 3;

type Guard = (tx: Tx) => Promise<void>;

const state = processState("transaction-guard", () => ({ guards: new AsyncLocalStorage<Guard>() }));

/** Runs `work` so that each of its transactions begins with `guard`, which throws to refuse the transaction. */
export function guardTransactions<T>(guard: Guard, work: () => Promise<T>): Promise<T> {
  return state.guards.run(guard, work);
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws.
 * A deadlock or a serialization failure runs it again, at most three times in all, so `work`
 * must do nothing outside the database. A connection that timed out is thrown away, since its
 * next response would belong to the abandoned query. `work` also gets the bare connection, for statements made
 * of rows.
 */
export async function inTransaction<T>(work: (tx: Tx, client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(work);
    } catch (error) {
      if (attempt >= MAX_TRIES || !RETRIED.has(sqlStateOf(error) ?? "")) throw error;
      await sleep(5 * 2 ** attempt + Math.random() * 20);
    }
  }
}

async function runOnce<T>(work: (tx: Tx, client: PoolClient) => Promise<T>): Promise<T> {
  const client = await getPool().connect();
  // A connection that breaks while it is ours emits "error"; without a listener that would end the process.
  let lost: Error | undefined;
  const onError = (error: Error) => {
    lost = error;
  };
  client.on("error", onError);
  try {
    await client.query("begin");
    const tx = drizzle({ client });
    await state.guards.getStore()?.(tx);
    const value = await work(tx, client);
    await client.query(endOfTransaction());
    return value;
  } catch (error) {
    if (!(await rolledBack(client, error)))
      lost ??= error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.off("error", onError);
    client.release(lost);
  }
}

async function rolledBack(client: PoolClient, error: unknown): Promise<boolean> {
  // Only a response from the server proves that the connection is still in sync.
  const answered = sqlStateOf(error) !== null || !isUnavailable(error);
  if (!answered) return false;
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}

/** Waits until no other transaction has this turn, and keeps it until the transaction ends. */
export async function takeTurns(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
