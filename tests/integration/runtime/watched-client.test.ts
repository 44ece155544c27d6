import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase();

function holdUpProcess(milliseconds: number): void {
  const until = Date.now() + milliseconds;
  while (Date.now() < until);
}

test("a response that arrived while our own process was busy does not time out", async () => {
  await getPool().query("select 1");
  const answer = getPool().query("select 7 as seven");
  // The question must leave before the process is held up.
  await new Promise((resolve) => setImmediate(resolve));
  holdUpProcess(2500);
  await expect(answer).resolves.toMatchObject({ rows: [{ seven: 7 }] });
});

test("a transaction longer than the limit of one statement succeeds", async () => {
  const client = await getPool().connect();
  for (let step = 0; step < 4; step += 1) await client.query("select pg_sleep(0.7)");
  client.release();
  await expect(getPool().query("select 1 as one")).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test("a statement that is given up ends on the server too, and the pool keeps to its size", async () => {
  const client = await getPool().connect();
  client.on("error", () => undefined);
  await client.query("set statement_timeout = 0");
  await expect(client.query("select pg_sleep(60) as abandoned")).rejects.toThrow(/read timeout/);
  client.release(true);
  const { rows } = await getPool().query(
    "select count(*)::int as left from pg_stat_activity where query like '%60) as abandoned' and state = 'active' and pid <> pg_backend_pid()",
  );
  expect(rows).toEqual([{ left: 0 }]);
});

test("the limits of statements hold on every connection, though they are no parameters of the start", async () => {
  const { rows } = await getPool().query(
    "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'jit') order by 1",
  );
  expect(rows.map(({ setting }) => setting)).toEqual(["off", "1500", "1700"]);
});
