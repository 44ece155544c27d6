import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The check that keeps a column inside a closed list of `lib/domain/shared/vocabulary.ts`. */
export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  const list = words.map((word) => `'${word}'`).join(", ");
  return sql`${column} in (${sql.raw(list)})`;
}
