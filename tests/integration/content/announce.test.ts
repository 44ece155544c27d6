import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getPool } from "@/lib/server/platform/db/pool";
import { exportContents } from "@/lib/server/reading/content/files/export-contents";
import { importContents } from "@/lib/server/reading/content/files/import-contents";
import { announceToSearchEngines } from "@/lib/server/reading/seo/announce-to-search-engines";
import { JOBS } from "@/lib/server/runtime/worker/job-list";
import { type JobWorker, startWorker } from "@/lib/server/runtime/worker/start-worker";
import { STAFF } from "@/tests/fixtures/bookings/actors";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const database = testDatabase({ seeded: true });
const KEY = "palamar-test-key-0123456789";

interface Announcement {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

let receiver: Server;
let announcements: Announcement[] = [];
let status = 202;
let root = "";
let worker: JobWorker | null = null;
let restore = () => {};

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    announcements.push(JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));

beforeEach(() => {
  announcements = [];
  status = 202;
  root = mkdtempSync(join(tmpdir(), "palamar-announce-"));
  const { port } = receiver.address() as AddressInfo;
  restore = changeEnvironment({
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
    SITE_URL: "https://palamar.example",
  });
});

afterEach(async () => {
  await worker?.stop();
  worker = null;
  restore();
  await getPool().query("delete from graphile_worker._private_jobs");
  rmSync(root, { recursive: true });
});

async function importChanged(file: string, from: RegExp, to: string): Promise<void> {
  const folder = join(root, `texts-${Math.random()}`);
  await exportContents(folder);
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  const result = await importContents(folder, STAFF);
  if (!result.ok || result.value.changes.length !== 1) throw new Error("one change was expected");
}

async function waitingJobs(): Promise<{ run_at: Date }[]> {
  const { rows } = await getPool().query<{ run_at: Date }>(
    "select run_at from graphile_worker.jobs where task_identifier = 'announce_contents' order by run_at",
  );
  return rows;
}

async function work(): Promise<void> {
  worker = startWorker(database.url(), { announce_contents: JOBS.announce_contents });
  const deadline = Date.now() + 90_000;
  while (announcements.length === 0 && Date.now() < deadline) await sleep(25);
  await sleep(200);
}

test("a published change is announced once, with its addresses in every language and the location of the key", async () => {
  await importChanged("blog/season-guide.en.md", /^slug: .*$/m, "slug: when-to-sail");
  await work();
  expect(announcements).toEqual([
    {
      host: "palamar.example",
      key: KEY,
      keyLocation: `https://palamar.example/${KEY}.txt`,
      urlList: [
        expect.stringMatching(/^https:\/\/palamar\.example\/blog\/[a-z-]+$/),
        "https://palamar.example/en/blog/when-to-sail",
        expect.stringMatching(/^https:\/\/palamar\.example\/ar\/blog\/[a-z-]+$/),
      ],
    },
  ]);
});

test("without a key nothing is queued and nothing is announced, even by an earlier job", async () => {
  const put = changeEnvironment({ INDEXNOW_KEY: "" });
  await importChanged("faq/card-safety.en.md", /^title: .*$/m, "title: Is my card safe with you?");
  expect(await waitingJobs()).toEqual([]);
  await announceToSearchEngines([1, 2, 3]);
  expect(announcements).toEqual([]);
  put();
});

test("a draft is not announced until it is published", async () => {
  await importChanged("blog/kas-kekova.tr.md", /^published_at: .*$/m, "published_at: draft");
  expect(await waitingJobs()).toEqual([]);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await importChanged("blog/kas-kekova.tr.md", /^published_at: .*$/m, `published_at: ${later}`);
  expect((await waitingJobs()).map(({ run_at }) => run_at.toISOString())).toEqual([later]);
  const { rows } = await getPool().query("select id from contents where key = 'kas-kekova'");
  await announceToSearchEngines([rows[0].id]);
  expect(announcements).toEqual([]);
});

test("questions are announced as the page that carries them, pages under their public type", async () => {
  const { rows } = await getPool().query<{ id: number }>(
    "select id from contents where key in ('card-safety', 'how-to-book', 'kvkk', 'about')",
  );
  await announceToSearchEngines(rows.map(({ id }) => id));
  const paths = announcements.flatMap(({ urlList }) => urlList.map((url) => new URL(url).pathname));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(["/sikca-sorulan-sorular", "/en/faq", "/ar/about-us", "/hakkimizda"]),
  );
  expect(paths.filter((path) => /^\/en\/corporate\/|^\/policy\//.test(path))).toHaveLength(2);
});

test("a busy receiver is tried again, one that refuses us is not", async () => {
  const { rows } = await getPool().query("select id from contents where key = 'kvkk'");
  status = 429;
  await expect(announceToSearchEngines([rows[0].id])).rejects.toThrow("429");
  status = 403;
  await expect(announceToSearchEngines([rows[0].id])).resolves.toBeUndefined();
});
