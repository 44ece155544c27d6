import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { isUnavailable } from "@/lib/server/platform/db/is-unavailable";
import { closePool, getPool } from "@/lib/server/platform/db/pool";
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from "@/packages/embedded-postgresql/embedded-database";
import { findPostmaster, listProcessesIn } from "@/packages/embedded-postgresql/postmaster-process";
import { throwAwayFolder } from "@/tests/fixtures/files/throw-away-folder";

let folder: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(throwAwayFolder(), "palamar-stall-"));
  chmodSync(folder, 0o755);
  const dataDirectory = join(folder, "postgres");
  database = await startEmbeddedDatabase({
    projectRoot: process.cwd(),
    dataDirectory,
    database: "palamar",
    durable: false,
  });
  setDatabaseUrl(database.url);
});

afterAll(async () => {
  await closePool();
  await database.leave();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(): Promise<{ milliseconds: number; error: unknown }> {
  const started = Date.now();
  const error = await getPool()
    .query("select 1")
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  return { milliseconds: Date.now() - started, error };
}

if (process.platform === "linux")
  test("a frozen database is noticed within two seconds, then calls are refused at once, and the server recovers without help", async () => {
    await Promise.all(Array.from({ length: 5 }, ask));
    const server = [findPostmaster(database.places.data) ?? 0, ...listProcessesIn(database.places.data)];
    for (const pid of server) process.kill(pid, "SIGSTOP");
    try {
      const first = await Promise.all(Array.from({ length: 40 }, ask));
      expect(first.every(({ error }) => isUnavailable(error))).toBe(true);
      // Two seconds and what a busy machine adds; without the limit they would hang until the end of the test.
      expect(Math.max(...first.map(({ milliseconds }) => milliseconds))).toBeLessThan(5000);
      const later = await Promise.all(Array.from({ length: 40 }, ask));
      expect(Math.max(...later.map(({ milliseconds }) => milliseconds))).toBeLessThan(1000);
    } finally {
      for (const pid of server) process.kill(pid, "SIGCONT");
    }
    const deadline = Date.now() + 10_000;
    while ((await ask()).error && Date.now() < deadline) await sleep(100);
    const healed = await Promise.all(Array.from({ length: 40 }, ask));
    expect(healed.map(({ error }) => error)).toEqual(Array(40).fill(null));
  });

test("a statement that is too slow does not block the others", async () => {
  await expect(getPool().query("select pg_sleep(5)")).rejects.toThrow();
  expect((await ask()).error).toBeNull();
});

test("a caller waiting for a free connection gets one, also after two seconds", async () => {
  const asked = Array.from({ length: 60 }, () => getPool().query("select pg_sleep(0.5)"));
  await expect(Promise.all(asked)).resolves.toHaveLength(60);
});
