import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { childEnvironment } from "@/lib/config/child-environment";
import { startTestServer } from "@/tests/fixtures/http/test-server";

// Beside the server of the other tests: two installations side by side, each with its own database.
const FOLDER = "var/e2e-start";

test.describe.configure({ mode: "serial" });

/** Milliseconds until the first start responded. */
let first = 0;

async function printLogin(): Promise<string> {
  const env = childEnvironment({ PORT: "", SITE_URL: "", VAR_DIRECTORY: FOLDER });
  const login = ["run", "--silent", "ops", "--", "users", "t-login", "demo@palamar.example"];
  return (await promisify(execFile)("npm", login, { env })).stdout;
}

test.beforeAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test("a first start brings schema and demo data, and SIGTERM ends program and database", async () => {
  test.setTimeout(180_000);
  const started = performance.now();
  const server = await startTestServer({ varDirectory: FOLDER });
  first = performance.now() - started;
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: "ready" });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  // The command line knows nothing of the port that this site was started with.
  expect(await printLogin()).toContain(`${server.url}/`);
  await server.stop();
  expect(server.process.exitCode).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow();
});

test("a second start takes less than three quarters of the first one's time, and after kill -9 the next one recovers without help", async () => {
  test.setTimeout(180_000);
  const started = performance.now();
  const killed = await startTestServer({ varDirectory: FOLDER });
  const second = performance.now() - started;
  await killed.stop("SIGKILL");
  // Beside the first start, since machines and their load differ: nothing is created again.
  expect(second).toBeLessThan(0.75 * first);
  const server = await startTestServer({ varDirectory: FOLDER });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop("SIGINT");
  expect(server.process.exitCode).toBe(0);
});
