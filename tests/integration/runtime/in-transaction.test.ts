import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { inTransaction, preview } from "@/lib/server/platform/db/in-transaction";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();

test("what a transaction wrote is there when it returned, and gone when it threw", async () => {
  await getPool().query("create table notes (body text)");
  await inTransaction((tx) => tx.execute(sql`insert into notes values ('kept')`));
  const failing = inTransaction(async (tx) => {
    await tx.execute(sql`insert into notes values ('lost')`);
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  const { rows } = await getDb().execute(sql`select body from notes`);
  expect(rows).toEqual([{ body: "kept" }]);
});

test("a preview rolls back its own transactions, not those of other calls at the same time", async () => {
  await getPool().query("create table tried (body text)");
  const insert = (body: string) => inTransaction((tx) => tx.execute(sql`insert into tried values (${body})`));
  const slow = preview(async () => {
    await insert("tried");
    await sleep(50);
    await insert("tried later");
  });
  await insert("kept");
  await slow;
  expect((await getDb().execute(sql`select body from tried`)).rows).toEqual([{ body: "kept" }]);
});

test("a deadlock is tried again, three times at most", async () => {
  const work = jest.fn(async () => {
    await getPool().query("do $$ begin raise exception 'x' using errcode = '40P01'; end $$");
  });
  await expect(inTransaction(work)).rejects.toMatchObject({ code: "40P01" });
  expect(work).toHaveBeenCalledTimes(3);
});

test("another failure is not tried again", async () => {
  const work = jest.fn(async (tx: { execute: (query: ReturnType<typeof sql>) => unknown }) => {
    await tx.execute(sql`select 1/0`);
  });
  const error = await inTransaction(work).catch((reason: unknown) => reason);
  expect(sqlStateOf(error)).toBe("22012");
  expect(work).toHaveBeenCalledTimes(1);
});

test("a query that hangs ends within two seconds and its connection is not used again", async () => {
  const before = Date.now();
  await expect(inTransaction((tx) => tx.execute(sql`select pg_sleep(30)`))).rejects.toThrow();
  expect(Date.now() - before).toBeLessThan(8000);
  await expect(getPool().query("select 1 as one")).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test("a connection that the server ends does not end the process", async () => {
  await getPool().query("select 1");
  const ended =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  await Promise.all([getPool().query("select pg_sleep(0.1)"), getPool().query(ended)]).catch(() => undefined);
  await expect(getPool().query("select 1 as one")).resolves.toMatchObject({ rows: [{ one: 1 }] });
});
