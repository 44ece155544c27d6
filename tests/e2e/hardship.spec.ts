import { readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { pathFor } from "@/lib/routes/path-for";
import { startTestServer, type TestServer } from "@/tests/support/test-server";

// A server of its own, since these tests stop its database and the server itself.
const FOLDER = "var/e2e-hardship";
const PAGES = [pathFor("home", "tr"), pathFor("boats", "en"), pathFor("faq", "ar")];
const LISTS = "/api/v1/vehicles?page=1";

test.describe.configure({ mode: "serial", timeout: 180_000 });

let server: TestServer;
test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  server = await startTestServer({ varDirectory: FOLDER, env: { RATE_LIMITS: "false" } });
  for (const page of PAGES) await fetch(server.url + page);
});
test.afterAll(() => server.stop("SIGKILL"));

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

test("pages stay fast while logins are tried by the hundred", async () => {
  let flooding = true;
  const body = JSON.stringify({ email: "nobody@example.com", password: "not the password" });
  const headers = { "content-type": "application/json", origin: server.url };
  const flood = Array.from({ length: 40 }, async () => {
    while (flooding) await timed("/api/v1/auth/login", { method: "POST", headers, body });
  });
  await sleep(500);
  const answers: Timed[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    answers.push(await timed(PAGES[turn % PAGES.length] ?? "/"));
    await sleep(30);
  }
  flooding = false;
  await Promise.all(flood);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(200);
});

test("while the database sleeps, public pages are served, calls are refused within seconds, and all heals by itself", async () => {
  signalDatabase("SIGSTOP");
  try {
    const until = Date.now() + 15_000;
    while (Date.now() < until) {
      for (const page of PAGES) {
        const answer = await timed(page);
        expect(answer.status).toBe(200);
        expect(answer.milliseconds).toBeLessThan(1000);
      }
      const call = await timed(LISTS);
      expect(call.status).toBe(503);
      expect(call.milliseconds).toBeLessThan(2500);
      await sleep(500);
    }
    expect((await timed("/healthz")).status).toBe(200);
    expect((await timed("/readyz")).status).toBe(503);
  } finally {
    signalDatabase("SIGCONT");
  }
  await expect.poll(async () => (await timed(LISTS)).status, { timeout: 15_000 }).toBe(200);
  await expect.poll(async () => (await timed("/readyz")).status).toBe(200);
});

test("after kill -9 of the database alone the same process goes on with a new one", async () => {
  signalDatabase("SIGKILL");
  for (const page of PAGES) expect((await timed(page)).status).toBe(200);
  await expect.poll(async () => (await timed(LISTS)).status, { timeout: 30_000 }).toBe(200);
  expect(server.process.exitCode).toBeNull();
});

test("a request that is under way when SIGTERM comes gets its answer, a new one finds no server", async () => {
  const { hostname, port } = new URL(server.otherUrl);
  const body = JSON.stringify({ email: "nobody@example.com" });
  const answered = new Promise<number>((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": body.length, origin: server.url };
    const path = "/api/v1/auth/forgot-password";
    const call = request({ hostname, port, path, method: "POST", headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    });
    call.once("error", reject);
    call.write(body.slice(0, 10));
    setTimeout(() => server.process.kill("SIGTERM"), 300);
    setTimeout(() => call.end(body.slice(10)), 2300);
  });
  expect(await answered).toBe(202);
  await expect.poll(() => server.process.exitCode, { timeout: 30_000 }).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow();
});
