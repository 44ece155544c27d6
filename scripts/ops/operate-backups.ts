import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { restoreBackup } from "@/lib/server/platform/db/backup/restore-backup";
import { writeBackup } from "@/lib/server/platform/db/backup/write-backup";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { closePool } from "@/lib/server/platform/db/pool";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

const LEAVING_MS = 2000;

/** Writes everything as of this moment into one file, while the site runs. */
export async function backUp({ databaseUrl, args }: OperationInput): Promise<number> {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) return explain("Name one new file: npm run ops -- backup <file.gz>");
  if (existsSync(file)) {
    say(`Refused: ${file} exists.`);
    return 1;
  }
  const rows = await writeBackup(databaseUrl, file, currentTime());
  say(`Wrote ${sum(rows)} rows of ${rows.size} tables to ${file}. It holds personal data: keep it safe.`);
  const place = serverEnv().STORAGE_URL ? "the bucket of STORAGE_URL" : "var/media";
  say(`Pictures imported since the build lie in ${place}: copy these too.`);
  return 0;
}

/**
 * Fills the database with a backup. An empty one is filled in place; beside existing data the backup is read into a
 * new database, which takes the place of the old one only when it is whole. The old one stays, under another name.
 */
export async function restore({ projectRoot, databaseUrl, args }: OperationInput): Promise<number> {
  const [file, ...rest] = args;
  if (!file || rest.length > 0) return explain("Name the file: npm run ops -- restore <file.gz>");
  if (!existsSync(file)) {
    say(`There is no file ${file}.`);
    return 2;
  }
  await closePool();
  if (await isEmpty(databaseUrl)) {
    say(`Restored ${sum(await restoreBackup(projectRoot, databaseUrl, file))} rows.`);
    return 0;
  }
  const { name, beside } = neighbours(databaseUrl);
  if (await isInUse(databaseUrl)) {
    say("Refused: the site is running. Stop it first, on every machine.");
    return 1;
  }
  const stamp = currentTime().toISOString().replace(/\D/g, "").slice(0, 14);
  const [fresh, former] = [`${name}_restored_${stamp}`, `${name}_before_${stamp}`];
  const admin = new Client({ connectionString: beside("postgres") });
  await admin.connect();
  try {
    await admin.query(`create database "${fresh}"`);
    const rows = await restoreBackup(projectRoot, beside(fresh), file).catch(async (error: unknown) => {
      await admin.query(`drop database "${fresh}"`);
      throw error;
    });
    await admin.query(`alter database "${name}" rename to "${former}"`);
    await admin.query(`alter database "${fresh}" rename to "${name}"`);
    say(`Restored ${sum(rows)} rows. What was there before is kept as the database ${former}.`);
    return 0;
  } finally {
    await admin.end();
  }
}

const sum = (rows: ReadonlyMap<string, number>) => [...rows.values()].reduce((all, count) => all + count, 0);

function neighbours(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const beside = (database: string) => {
    const other = new URL(databaseUrl);
    other.pathname = `/${database}`;
    return other.href;
  };
  return { name: url.pathname.slice(1), beside };
}

async function ask<Row extends object>(databaseUrl: string, query: string): Promise<Row | undefined> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows[0];
  } finally {
    await client.end();
  }
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const found = await ask<{ users: string | null }>(
    databaseUrl,
    "select to_regclass('public.users') as users",
  );
  return found?.users === null;
}

/** A connection that was closed a moment ago, also our own, is seen until its process has ended. */
async function isInUse(databaseUrl: string): Promise<boolean> {
  const until = performance.now() + LEAVING_MS;
  while ((await countClients(databaseUrl)) > 0) {
    if (performance.now() > until) return true;
    await setTimeout(100);
  }
  return false;
}

/** The server's own processes, as autovacuum, are no reason to refuse: renaming a database ends them. */
async function countClients(databaseUrl: string): Promise<number> {
  const found = await ask<{ n: number }>(
    databaseUrl,
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return found?.n ?? 0;
}
