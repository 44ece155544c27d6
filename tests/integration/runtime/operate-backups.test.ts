import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import { testWorld } from "@/tests/fixtures/bookings/test-world";
import { administer, databaseUrl } from "@/tests/fixtures/database/database-server";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";
import { testServer } from "@/tests/fixtures/processes/test-run";

const database = testDatabase();
testWorld();
const folder = mkdtempSync(join(tmpdir(), "palamar-ops-"));
const ops = (...args: string[]) => runOps(database.url(), args);
afterAll(() => rmSync(folder, { recursive: true }));

test("a backup is taken beside the running site; restoring over it is refused, and so is overwriting a file", async () => {
  const file = join(folder, "palamar.gz");
  expect(await ops("backup", file)).toMatchObject({ code: 0 });
  expect(existsSync(file)).toBe(true);
  expect(await ops("backup", file)).toMatchObject({ code: 1 });
  const visitor = new Client({ connectionString: database.url() });
  await visitor.connect();
  const refused = await ops("restore", file);
  await visitor.end();
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining("Stop it first") });
});

test("a backup takes the place of other data when the last connection has gone; the former data stays beside it", async () => {
  const file = join(folder, "before.gz");
  await getPool().query("insert into exchange_rates values ('TRY', 1) on conflict do nothing");
  await ops("backup", file);
  await getPool().query("update exchange_rates set try_per_unit = 7");
  const visitor = new Client({ connectionString: database.url() });
  await visitor.connect();
  const leaving = setTimeout(500).then(() => visitor.end());
  const restored = await ops("restore", file);
  await leaving;
  expect(restored).toMatchObject({ code: 0, text: expect.stringContaining("What was there before is kept") });
  const { rows } = await getPool().query("select try_per_unit from exchange_rates");
  expect(rows).toEqual([{ try_per_unit: 1 }]);
  const former = /database (\S+)\.$/m.exec(restored.text)?.[1] ?? "";
  const before = new Client({ connectionString: databaseUrl(testServer(), former) });
  await before.connect();
  expect((await before.query("select try_per_unit from exchange_rates")).rows).toEqual([{ try_per_unit: 7 }]);
  await before.end();
  await closePool();
  await administer(testServer(), [`drop database "${former}"`]);
});
