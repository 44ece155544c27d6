import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";
import { type JoinedTransaction, openToJoin, within } from "@/lib/server/platform/db/joined-transaction";
import { type Db, getPool, joinedTransaction, joinTransaction } from "@/lib/server/platform/db/pool";
import { readDirectly } from "@/lib/server/platform/db/read-scope";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { processState } from "@/lib/server/platform/process-state";

/** A running transaction; what it is given to may read and write, not begin or commit. */
export type Tx = Db;

const RETRIED: ReadonlySet<string> = new Set(["40P01", "40001"]);
const MAX_TRIES = 3;

type Guard = (tx: Tx) => Promise<void>;
type Work<T> = (tx: Tx, client: PoolClient) => Promise<T>;

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
 * of rows. Within `inOneTransaction` or `preview` it is a part of theirs.
 */
export function inTransaction<T>(work: Work<T>): Promise<T> {
  const around = joinedTransaction();
  return around ? runWithin(around, work) : retried(() => runOnce(work, KEPT));
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= MAX_TRIES || !RETRIED.has(sqlStateOf(error) ?? "")) throw error;
      await sleep(5 * 2 ** attempt + Math.random() * 20);
    }
  }
}

/**
 * Runs `work`, several verbs and the reads that show what they did, in one transaction: committed if `keeps` says so of
 * what it returned, otherwise rolled back. Its `inTransaction`, `getDb` and `getPool` all lead into that transaction,
 * so that reads see what was written, and jobs and notifications go with it. Caches are not used, and providers, mail
 * and SMS throw. Other calls in the process commit as usual.
 *
 * It is a scope and not an argument of the verbs: a verb that forgot to pass it on would commit in the midst of a
 * preview, and none decides by it.
 */
export function inOneTransaction<T>(work: () => Promise<T>, keeps: (value: T) => boolean): Promise<T> {
  return joined(work, { keeps, isPreview: false });
}

/** `inOneTransaction` that is always rolled back; what a commit would refuse is refused. */
export function preview<T>(work: () => Promise<T>): Promise<T> {
  return joined(work, { keeps: () => false, isPreview: true });
}

function joined<T>(work: () => Promise<T>, end: End<T>): Promise<T> {
  if (joinedTransaction()) throw new Error("One transaction within another");
  return retried(() =>
    runOnce(async (_tx, client) => {
      const opened = openToJoin(client, end.isPreview);
      try {
        return await joinTransaction(opened, () => readDirectly(work));
      } finally {
        opened.end();
      }
    }, end),
  );
}

/** A transaction within one: a savepoint. */
async function runWithin<T>(around: JoinedTransaction, work: Work<T>): Promise<T> {
  const { client, tx, inTurn } = around;
  return inTurn(async () => {
    await client.query("savepoint inner_transaction");
    try {
      const value = await joinTransaction(within(around), async () => {
        await state.guards.getStore()?.(tx);
        return work(tx, client);
      });
      await client.query("release savepoint inner_transaction");
      return value;
    } catch (error) {
      const undo = "rollback to savepoint inner_transaction; release savepoint inner_transaction";
      // Where this fails, so does every later statement.
      await client.query(undo).catch(() => undefined);
      throw error;
    }
  });
}

/** How a transaction ends. */
interface End<T> {
  keeps: (value: T) => boolean;
  isPreview: boolean;
}
const KEPT: End<unknown> = { keeps: () => true, isPreview: false };

async function runOnce<T>(work: Work<T>, { keeps, isPreview }: End<T>): Promise<T> {
  const client = await getPool().connect();
  // A connection that breaks while it is ours emits "error"; without a listener that would end the process.
  let lost: Error | undefined;
  const onError = (error: Error) => {
    lost = error;
  };
  client.on("error", onError);
  try {
    await client.query("begin");
    if (isPreview) await client.query("set local palamar.preview = 'on'");
    const tx = drizzle({ client });
    await state.guards.getStore()?.(tx);
    const value = await work(tx, client);
    if (isPreview) await client.query("set constraints all immediate");
    await client.query(keeps(value) ? "commit" : "rollback");
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
