import { afterAll, beforeAll } from "@jest/globals";
import { Client } from "pg";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { testRun, testServer, testWorker } from "@/lib/config/test-run";
import { closePool } from "@/lib/server/db/pool";
import { fillDemoData } from "@/scripts/server/fill-demo-data";
import { withExclusiveLock } from "@/scripts/server/postgresql/exclusive-lock";
import { administer, databaseUrl } from "@/tests/support/database-server";

export interface TestDatabaseOptions {
  /** With the demo data of the seed; otherwise with the schema only. */
  seeded?: boolean;
}

export interface TestDatabase {
  url(): string;
}

/**
 * Gives the tests of this file a database of their own, fresh before the first of them: `getPool`,
 * `getDb` and `inTransaction` lead there. Call it once, at the top of a test file.
 */
export function testDatabase({ seeded = false }: TestDatabaseOptions = {}): TestDatabase {
  const name = `${testRun()}_w${testWorker()}`;
  const url = databaseUrl(testServer(), name);
  beforeAll(async () => {
    const template = seeded ? await seededTemplate() : `${testRun()}_template`;
    await copyDatabase(template, name);
    setDatabaseUrl(url);
  }, 120_000);
  afterAll(closePool);
  return { url: () => url };
}

async function copyDatabase(template: string, name: string): Promise<void> {
  // PostgreSQL refuses to copy a database that another copy is reading.
  await withExclusiveLock(`copy:${template}`, () =>
    administer(testServer(), [
      `drop database if exists ${name} with (force)`,
      `create database ${name} template ${template} strategy file_copy`,
    ]),
  );
}

/** Seeds once per run, in whichever worker comes first. */
async function seededTemplate(): Promise<string> {
  const name = `${testRun()}_seeded`;
  await withExclusiveLock(name, async () => {
    if (await databaseExists(name)) return;
    const unfinished = `${name}_unfinished`;
    await copyDatabase(`${testRun()}_template`, unfinished);
    await fillDemoData(databaseUrl(testServer(), unfinished));
    await administer(testServer(), [`alter database ${unfinished} rename to ${name}`]);
  });
  return name;
}

async function databaseExists(name: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl(testServer(), "postgres") });
  await client.connect();
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  await client.end();
  return rowCount === 1;
}
