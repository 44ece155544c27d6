import { sql } from "drizzle-orm";
import { executePrepared } from "@/lib/server/platform/db/execute-prepared";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();

test("a statement is prepared once for a connection, whatever its values, and another one by itself", async () => {
  await inTransaction(async (tx) => {
    const double = (value: number) =>
      executePrepared<{ twice: number }>(tx, sql`select ${value}::int * 2 as twice`);
    expect((await double(3)).rows).toEqual([{ twice: 6 }]);
    expect((await double(21)).rows).toEqual([{ twice: 42 }]);
    expect((await executePrepared(tx, sql`select ${"x"}::text as said`)).rows).toEqual([{ said: "x" }]);
    const { rows } = await tx.execute(
      sql`select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements
        where not statement like '%pg_prepared_statements%' order by 1`,
    );
    expect(rows).toEqual([
      { statement: "select $1::int * 2 as twice", times: 2 },
      { statement: "select $1::text as said", times: 1 },
    ]);
  });
});
