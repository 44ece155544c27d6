import { sql } from "drizzle-orm";
import { executePrepared, executeSearch, MAX_SEARCHES } from "@/lib/server/platform/db/execute-prepared";
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

test("of many wordings of a search only the first are prepared, and all are answered", async () => {
  await inTransaction(async (tx) => {
    for (let wording = 0; wording < MAX_SEARCHES + 6; wording += 1) {
      const read = executeSearch<{ sum: number }>(
        tx,
        sql`select ${1}::int + ${sql.raw(String(wording))} as sum`,
      );
      expect((await read).rows).toEqual([{ sum: wording + 1 }]);
    }
    const { rows } = await tx.execute(
      sql`select count(*)::int as prepared from pg_prepared_statements where statement like 'select $1::int + %'`,
    );
    expect(rows).toEqual([{ prepared: MAX_SEARCHES }]);
  });
});
