import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "playwright/test";
import { E2E_FOLDER } from "@/tests/fixtures/browser/e2e-folder";

/** What the site under test has logged names no person and opens nothing. A site that runs elsewhere keeps its log. */
export async function expectNothingLogged(secrets: readonly string[]): Promise<void> {
  const log = await readFile(join(E2E_FOLDER, "server.log"), "utf8").catch(() => "");
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
}
