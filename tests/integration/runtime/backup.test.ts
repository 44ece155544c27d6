import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Client } from "pg";
import { restoreBackup } from "@/lib/server/platform/db/backup/restore-backup";
import { writeBackup } from "@/lib/server/platform/db/backup/write-backup";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { administer, databaseUrl, dropDatabase } from "@/tests/fixtures/database/database-server";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { testRun, testServer } from "@/tests/fixtures/processes/test-run";

const database = testDatabase({ seeded: true });
const folder = mkdtempSync(join(tmpdir(), "palamar-backup-"));
const target = `${testRun()}_restored`;
const targetUrl = databaseUrl(testServer(), target);
const file = join(folder, "palamar.gz");
const now = new Date("2026-12-01T07:00:00Z");

const anew = async () => {
  await dropDatabase(testServer(), target);
  await administer(testServer(), [`create database ${target}`]);
};
beforeAll(anew);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await dropDatabase(testServer(), target);
});

/** What is no longer there is counted as none, or not at all. */
const EMPTY_COUNTS = "t.boats = 0";

/** Every table with a sum over all its rows. */
async function sums(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const sum = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum
       from "${name}" t where not ${name === "boat_counts" ? EMPTY_COUNTS : "false"}`,
    );
    found[name] = sum.rows[0].sum;
  }
  await client.end();
  return found;
}

test("a restored backup has every row, the waiting jobs, and continues its sequences", async () => {
  await getPool().query(
    `insert into contact_messages (name, email, subject, message, locale) values ($1, 'a@example.com', 's', $2, 'tr')`,
    ["Şahin \\ Ünal", "first\nsecond\tthird\r\u2028fourth \\N 'quoted'"],
  );
  // Done, though it is the writer's last word: nothing that is loaded begins it anew.
  await getPool().query("update conversations set waits_since = null");
  const runAt = new Date("2031-01-01T00:00:00Z");
  await inTransaction((tx) => addJob(tx, "reconcile_payments", {}, { runAt, jobKey: "kept" }));
  const rows = await writeBackup(database.url(), file, now);
  expect(rows.get("boats")).toBe(48);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await restoreBackup(process.cwd(), targetUrl, file)).toEqual(rows);
  expect(await sums(targetUrl)).toEqual(await sums(database.url()));

  const client = new Client({ connectionString: targetUrl });
  await client.connect();
  const jobs = await client.query(
    "select task_identifier, run_at from graphile_worker.jobs where key = 'kept'",
  );
  expect(jobs.rows).toEqual([{ task_identifier: "reconcile_payments", run_at: runAt }]);
  await client.query(
    `insert into rates (boat_id, kind, price_minor) select id, 'hourly', 100 from boats limit 1 returning id`,
  );
  await client.end();
});

test("a backup shows one moment, however much is written meanwhile", async () => {
  let writing = true;
  const writer = (async () => {
    while (writing) {
      await inTransaction(async (_, client) => {
        await client.query("update settings set updated_at = now()");
        await client.query("update exchange_rates set updated_at = now()");
      });
    }
  })();
  const path = join(folder, "moving.gz");
  await writeBackup(database.url(), path, now);
  writing = false;
  await writer;
  const text = gunzipSync(readFileSync(path)).toString("utf8");
  const times = ["settings", "exchange_rates"].flatMap((table) => {
    const rows = text.split(`copy ${table} (`)[1]?.split("\n\\.\n")[0] ?? "";
    return [...rows.matchAll(/\t(20[^\t]+)$/gm)].map(([, at]) => at);
  });
  expect(times.length).toBeGreaterThan(5);
  expect(new Set(times).size).toBe(1);
});

test.each([
  ["a cut off file", (whole: Buffer) => whole.subarray(0, whole.length - 2000)],
  ["a file without its end", (whole: Buffer) => gzipSync(gunzipSync(whole).subarray(0, -12))],
  ["another program's file", () => gzipSync("-- PostgreSQL database dump\n")],
  [
    "a newer program's backup",
    (whole: Buffer) =>
      gzipSync(
        gunzipSync(whole)
          .toString("utf8")
          .replace(/"schema":\d+/, '"schema":1'),
      ),
  ],
])("%s leaves no data behind", async (_, spoil) => {
  await anew();
  const spoilt = join(folder, "spoilt.gz");
  writeFileSync(spoilt, spoil(readFileSync(file)));
  await expect(restoreBackup(process.cwd(), targetUrl, spoilt)).rejects.toThrow();
  const left = await sums(targetUrl);
  expect(Object.values(left).filter((sum) => !sum.startsWith("0 "))).toEqual([]);
});

test("a backup never overwrites a file", async () => {
  const taken = join(folder, "taken.gz");
  writeFileSync(`${taken}.part`, "another one at work");
  await expect(writeBackup(database.url(), taken, now)).rejects.toThrow(/EEXIST/);
  expect(readFileSync(`${taken}.part`, "utf8")).toBe("another one at work");
});
