import { sql } from "drizzle-orm";
import { Client } from "pg";
import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { countBoats } from "@/lib/server/catalogue/search/count-boats";
import { getPool } from "@/lib/server/platform/db/pool";
import { type FollowedReplica, followReplica, getReadDb } from "@/lib/server/platform/db/replica";
import { administer, databaseUrl, dropDatabase } from "@/tests/fixtures/database/database-server";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { until } from "@/tests/fixtures/database/test-workers";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const database = testDatabase();
const CHECKED_EVERY = 100;
const EVERYTHING = "FFFFFFFF/FFFFFFFF";
const NOTHING = "0/0";

// A second database that answers as a streaming replica does: what it has replayed is written into it by the tests.
const SIGNS = `
  create schema signs;
  create table signs.replica (follows boolean, replayed pg_lsn);
  insert into signs.replica values (true, '${EVERYTHING}');
  create function signs.pg_is_in_recovery() returns boolean stable language sql
    as 'select follows from signs.replica';
  create function signs.pg_last_wal_replay_lsn() returns pg_lsn stable language sql
    as 'select replayed from signs.replica';
`;

let name: string;
let signs: Client;
let replica: FollowedReplica | null;
let restore: () => void;

beforeEach(async () => {
  name = `${new URL(database.url()).pathname.slice(1)}_replica`;
  await dropDatabase(database.url(), name);
  await administer(database.url(), [`create database ${name}`]);
  signs = new Client({ connectionString: databaseUrl(database.url(), name) });
  signs.on("error", () => undefined);
  await signs.connect();
  await signs.query(SIGNS);
  const url = new URL(databaseUrl(database.url(), name));
  url.searchParams.set("options", "-c search_path=signs,public,pg_catalog");
  restore = changeEnvironment({ DATABASE_READ_URL: url.href });
  replica = await followReplica(CHECKED_EVERY);
});

afterEach(async () => {
  await replica?.stop();
  await signs.end().catch(() => undefined);
  await dropDatabase(database.url(), name);
  restore();
});

/** Which database a read for lists is answered by. */
async function reader(): Promise<"first" | "replica"> {
  const { rows } = await getReadDb().execute<{ name: string }>(sql`select current_database() as name`);
  return rows[0]?.name === name ? "replica" : "first";
}

const becomes = (wanted: string) => until(async () => (await reader()) === wanted);
const replay = (position: string) => signs.query("update signs.replica set replayed = $1", [position]);

test("lists are read from a replica that follows and keeps up", async () => {
  expect(await reader()).toBe("replica");
});

test("without the setting, and after its end, everything is read from the first database", async () => {
  await replica?.stop();
  expect(await reader()).toBe("first");
  const unset = changeEnvironment({ DATABASE_READ_URL: "" });
  replica = await followReplica();
  unset();
  expect([replica, await reader()]).toEqual([null, "first"]);
});

test("a replica that lags behind is not read until it has caught up", async () => {
  await replay(NOTHING);
  await becomes("first");
  await replay(EVERYTHING);
  await becomes("replica");
});

test("a change that was announced is never read from a replica that does not have it", async () => {
  const { rows } = await getPool().query<{ at: string }>("select pg_current_wal_insert_lsn()::text as at");
  await replay(rows[0]?.at ?? "");
  await getPool().query("create table changed ()");
  const caughtUp = replica?.onChange();
  expect(await reader()).toBe("first");
  await caughtUp;
  expect(await reader()).toBe("first");
  await replay(EVERYTHING);
  await becomes("replica");
});

test("a replica that keeps up is read again within a moment after a change", async () => {
  const caughtUp = replica?.onChange();
  expect(await reader()).toBe("first");
  await caughtUp;
  expect(await reader()).toBe("replica");
});

test("a replica that is lost fails no read, and is used again when it is back", async () => {
  await signs.end();
  await administer(database.url(), [
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  ]);
  const query = v.parse(vehiclesQuery, {});
  const answers = await Promise.all([reader(), reader(), countBoats(query, new Date())]);
  expect(answers).toEqual(["first", "first", { total: 0, more: false }]);
  await administer(database.url(), [`alter database ${name} allow_connections true`]);
  await becomes("replica");
});

test("a replica that became a server of its own is not read", async () => {
  await signs.query("update signs.replica set follows = false");
  await becomes("first");
});

test("a wrong query fails as it would on the first database", async () => {
  await expect(getReadDb().execute(sql`select nothing`)).rejects.toMatchObject({ cause: { code: "42703" } });
  expect(await reader()).toBe("replica");
});
