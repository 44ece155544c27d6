import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/**
 * The rows of a query that looks for words in an index of their letters: such an index is read as a bitmap only, which
 * the sessions of the pool do without.
 */
export function findByWords<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  return inTransaction(async (_, client) => {
    await client.query("set local enable_bitmapscan = on");
    return (await client.query<Row>(sql, [...values])).rows;
  });
}
