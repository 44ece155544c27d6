import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { startTestServer, type TestServer } from "@/tests/fixtures/http/test-server";

// A server of its own, since these tests stop its database and the server itself.
const FOLDER = "var/e2e-hardship";
const PAGES = [pathFor("home", "tr"), pathFor("boats", "en"), pathFor("faq", "ar")];
const LISTS = "/api/v1/vehicles?page=1";
const ASLEEP_MS = 15_000;

test.describe.configure({ mode: "serial", timeout: 180_000 });

let server: TestServer;
test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  server = await startTestServer({ varDirectory: FOLDER, env: { RATE_LIMITS: "false" } });
  for (const page of PAGES) await fetch(server.url + page);
});
test.afterAll(() => server.stop());

interface Timed {
  status: number;
  milliseconds: number;
}

async function timed(path: string, init?: RequestInit): Promise<Timed> {
  const started = performance.now();
  const answer = await fetch(server.url + path, { ...init, signal: AbortSignal.timeout(20_000) });
  await answer.text();
  return { status: answer.status, milliseconds: performance.now() - started };
}

/** The database's first process and those that it started, which end or sleep with it. */
function signalDatabase(signal: NodeJS.Signals): void {
  const first = Number.parseInt(readFileSync(join(FOLDER, "postgres", "postmaster.pid"), "utf8"), 10);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(/\s+/);
  for (const pid of [first, ...children.map(Number)]) process.kill(pid, signal);
}

let searches = 0;

/** Median milliseconds of pages from memory and of searches that are not cached yet. */
async function visit(): Promise<{ page: number; search: number }> {
  const [pages, searched]: [Timed[], Timed[]] = [[], []];
  for (let turn = 0; turn < 12; turn += 1) {
    searches += 1;
    pages.push(await timed(PAGES[turn % PAGES.length] ?? "/"));
    searched.push(await timed(pathFor("boats", "en", null, { min_price: searches })));
  }
  expect([...pages, ...searched].filter(({ status }) => status !== 200)).toEqual([]);
  return { page: median(pages), search: median(searched) };
}

function median(answers: readonly Timed[]): number {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

test("pages stay fast during hundreds of logins: no page waits for a password hash", async () => {
  let flooding = true;
  const body = JSON.stringify({ email: "nobody@example.com", password: "not the password" });
  const headers = { "content-type": "application/json", origin: server.url };
  const logins: Timed[] = [];
  const flood = Array.from({ length: 40 }, async () => {
    while (flooding) logins.push(await timed("/api/v1/auth/login", { method: "POST", headers, body }));
  });
  await expect.poll(() => logins.length, { timeout: 30_000 }).toBeGreaterThan(40);
  const { page, search } = await visit();
  flooding = false;
  await Promise.all(flood);
  expect(new Set(logins.map(({ status }) => status))).toEqual(new Set([422]));
  // Beside the flood itself, since machines differ: logins wait in the whole queue, pages in no part of it.
  expect(page).toBeLessThan(median(logins) / 4);
  expect(search).toBeLessThan(median(logins) / 2);
});

test("while the database is unavailable, public pages are served, calls are refused within seconds, and the site recovers without help", async () => {
  signalDatabase("SIGSTOP");
  try {
    const pages: Timed[] = [];
    const calls: Timed[] = [];
    const until = Date.now() + ASLEEP_MS;
    while (Date.now() < until || calls.length < 5) {
      for (const page of PAGES) pages.push(await timed(page));
      calls.push(await timed(LISTS));
      await sleep(500);
    }
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
    // As a rule; now and then a busy machine takes longer.
    expect(median(pages)).toBeLessThan(1000);
    expect(median(calls)).toBeLessThan(2500);
    expect((await timed("/healthz")).status).toBe(200);
    // The balancer keeps it for the pages that it has; what nobody has visited says when to come back.
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
      status: "degraded",
      reason: "database",
    });
    expect((await timed("/readyz?full")).status).toBe(503);
    const unvisited = await fetch(server.url + pathFor("contact", "en"), {
      headers: { accept: "text/html" },
    });
    expect([unvisited.status, unvisited.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await unvisited.text()).toContain('<html lang="en" dir="ltr">');
  } finally {
    signalDatabase("SIGCONT");
  }
  await expect.poll(async () => (await timed(LISTS)).status, { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await timed("/readyz?full")).status).toBe(200);
});

test("after kill -9 of the database alone the same process goes on with a new one", async () => {
  signalDatabase("SIGKILL");
  for (const page of PAGES) expect((await timed(page)).status).toBe(200);
  await expect.poll(async () => (await timed(LISTS)).status, { timeout: 60_000 }).toBe(200);
  expect(server.process.exitCode).toBeNull();
});

test("a request under way when SIGTERM arrives gets its response, a new one finds no server", async () => {
  const { hostname, port } = new URL(server.otherUrl);
  const body = JSON.stringify({ email: "nobody@example.com" });
  const headers = {
    "content-type": "application/json",
    "content-length": body.length,
    origin: server.url,
    expect: "100-continue",
  };
  const path = "/api/v1/auth/forgot-password";
  const call = request({ hostname, port, path, method: "POST", headers });
  const answered = once(call, "response");
  // The server has the request in hand, and waits for its second half until it takes no others any more.
  const inHand = once(call, "continue");
  call.flushHeaders();
  await inHand;
  call.write(body.slice(0, 10));
  server.process.kill("SIGTERM");
  const readiness = () =>
    fetch(`${server.otherUrl}/readyz`).then(
      ({ status }) => status,
      () => "refused",
    );
  await expect.poll(readiness).not.toBe(200);
  call.end(body.slice(10));
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(202);
  await expect.poll(() => server.process.exitCode, { timeout: 60_000 }).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow();
});
