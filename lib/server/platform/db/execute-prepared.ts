import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import type { Db } from "@/lib/server/platform/db/pool";

/**
 * The connection or transaction below a `Db`, which drizzle's types hide: only its session names a statement within a
 * transaction and parses dates as `db.execute` does.
 */
interface WithSession {
  session: PgSession;
}

const dialect = new PgDialect();

/**
 * `db.execute` for a frequent statement with a constant text: each connection plans it once. Only for lookups by key,
 * whose best plan does not depend on the parameters; a search would get a generic plan.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: Db,
  statement: SQL,
): Promise<{ rows: Row[] }> {
  const query = dialect.sqlToQuery(statement);
  const { session } = db as unknown as WithSession;
  const name = `read_${createHash("sha1").update(query.sql).digest("hex")}`;
  const prepared = session.prepareQuery(query, undefined, name, false);
  return (await prepared.execute()) as { rows: Row[] };
}
