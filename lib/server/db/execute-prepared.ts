import { createHash } from "node:crypto";
import type { SQL } from "drizzle-orm";
import type { PgDialect, PgSession } from "drizzle-orm/pg-core";
import type { Db } from "@/lib/server/db/pool";

/** What drizzle's databases and transactions are made of; its types keep it to themselves. */
interface Inside {
  dialect: PgDialect;
  session: PgSession;
}

/**
 * `db.execute` for a statement that is asked all the time in the same words: each connection plans it once. For lookups by
 * key whose best plan does not depend on the values; a prepared search would be planned for searches in general.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: Db,
  statement: SQL,
): Promise<{ rows: Row[] }> {
  const { dialect, session } = db as unknown as Inside;
  const query = dialect.sqlToQuery(statement);
  const name = `read_${createHash("sha1").update(query.sql).digest("hex")}`;
  const prepared = session.prepareQuery(query, undefined, name, false);
  return (await prepared.execute()) as { rows: Row[] };
}
