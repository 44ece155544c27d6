import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether a column is in a list of `lib/domain`: the check of a closed list, or a condition on some of its values. */
export function oneOf(column: AnyPgColumn | SQL, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value}'`).join(", ");
  return sql`${column} in (${sql.raw(list)})`;
}
