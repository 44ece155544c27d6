import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "playwright/test";
import { childEnvironment } from "@/lib/config/child-environment";
import { startTestServer } from "@/tests/fixtures/http/test-server";

// Beside the server of the other tests: two installations side by side, each with its own database.
const FOLDER = "var/e2e-start";

test.describe.configure({ mode: "serial" });

/** What a start says when it fills an empty database. */
const FILLS = "filling the empty database";
const logOf = (name: string) => readFile(join(FOLDER, name), "utf8");

async function printLogin(): Promise<string> {
  const env = childEnvironment({ PORT: "", SITE_URL: "", VAR_DIRECTORY: FOLDER });
  const login = ["run", "--silent", "ops", "--", "users", "t-login", "demo@palamar.example"];
  return (await promisify(execFile)("npm", login, { env })).stdout;
}

test.beforeAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test("a first start brings schema and demo data, and SIGTERM ends program and database", async () => {
  test.setTimeout(180_000);
  const server = await startTestServer({ varDirectory: FOLDER, logName: "first.log" });
  expect(await logOf("first.log")).toContain(FILLS);
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: "ready" });
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  // The command line knows nothing of the port that this site was started with.
  expect(await printLogin()).toContain(`${server.url}/`);
  await server.stop();
  expect(server.process.exitCode).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow();
});

test("a second start fills nothing again, and after kill -9 the next one recovers without help", async () => {
  test.setTimeout(180_000);
  const killed = await startTestServer({ varDirectory: FOLDER, logName: "second.log" });
  await killed.stop("SIGKILL");
  expect(await logOf("second.log")).not.toContain(FILLS);
  const server = await startTestServer({ varDirectory: FOLDER });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop("SIGINT");
  expect(server.process.exitCode).toBe(0);
});
