import { createHash } from "node:crypto";
import type { Query, SQL } from "drizzle-orm";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import type { Db } from "@/lib/server/platform/db/pool";
import { processState } from "@/lib/server/platform/process-state";

/**
 * The connection or transaction below a `Db`, which drizzle's types hide: only its session names a statement within a
 * transaction and parses dates as `db.execute` does.
 */
interface WithSession {
  session: PgSession;
}

const dialect = new PgDialect();

/** A prepared search takes a third of a megabyte of memory per connection. */
export const MAX_SEARCHES = 96;
const state = processState("prepared-searches", () => ({ texts: new Set<string>() }));

/**
 * `db.execute` for a frequent statement with a constant text: each connection plans it once. Only for lookups by key,
 * whose best plan does not depend on the parameters; a search would get a generic plan.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: Db,
  statement: SQL,
): Promise<{ rows: Row[] }> {
  return execute(db, dialect.sqlToQuery(statement));
}

/**
 * Runs a search whose plan is the same for all parameters: planning so long a statement takes as long as executing it.
 * The first MAX_SEARCHES texts of a process are prepared, which are the frequent ones; others are planned each time.
 */
export async function executeSearch<Row extends Record<string, unknown>>(
  db: Db,
  statement: SQL,
): Promise<{ rows: Row[] }> {
  const query = dialect.sqlToQuery(statement);
  if (state.texts.size < MAX_SEARCHES) state.texts.add(query.sql);
  return state.texts.has(query.sql)
    ? execute(db, query)
    : (db.execute(statement) as Promise<{ rows: Row[] }>);
}

async function execute<Row>(db: Db, query: Query): Promise<{ rows: Row[] }> {
  const { session } = db as unknown as WithSession;
  const name = `read_${createHash("sha1").update(query.sql).digest("hex")}`;
  const prepared = session.prepareQuery(query, undefined, name, false);
  return (await prepared.execute()) as { rows: Row[] };
}
