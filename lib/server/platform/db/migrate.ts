import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import { Client, type Pool } from "pg";
import { log } from "@/lib/server/platform/log";

/** Any constant will do; every process that migrates must use the same. */
const MIGRATION_LOCK = 7_252_625;
const JOURNAL = join("meta", "_journal.json");
const TOO_OLD =
  "The data was written before the first release of this program and cannot be brought up to date: use an empty database, or remove var/postgres.";

/**
 * Brings the database up to the program's schema, the job queue's included. Processes that start
 * together wait for each other; a failing migration leaves the schema as it was. With `until`, no
 * further than the migration of that number, for data that is as old; throws when there is none, and for tables of
 * before the first release.
 */
export async function migrateDatabase(
  projectRoot: string,
  connectionString: string,
  until?: number,
): Promise<void> {
  const client = new Client({ connectionString, application_name: "palamar migrate" });
  // A server that dies meanwhile makes the running query fail; without a listener its "error" would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await takeMigrationLock(client);
    await client.query("set client_min_messages = warning");
    await refuseOlderTables(projectRoot, client);
    if (until === undefined) {
      await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder(projectRoot) });
      await runMigrations({ connectionString });
    } else {
      await migrateUntil(projectRoot, client, until);
    }
  } finally {
    await client.end();
  }
}

async function takeMigrationLock(client: Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    MIGRATION_LOCK,
  ]);
  if (rows[0]?.taken) return;
  log("warn", "migration_waits", { reason: "another process is migrating this database" });
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
}

/** The baseline of migrations makes all tables: a database that has some of before it cannot be brought up to date. */
async function refuseOlderTables(projectRoot: string, client: Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (!rows[0]?.known) return;
  const applied = await client.query<{ first: string | null }>(
    "select min(created_at) as first from drizzle.__drizzle_migrations",
  );
  const first = applied.rows[0]?.first ?? null;
  if (first !== null && Number(first) < firstMigration(projectRoot)) throw new Error(TOO_OLD);
}

async function migrateUntil(projectRoot: string, client: Client, until: number): Promise<void> {
  const journal = readJournal(projectRoot);
  const last = journal.entries.findIndex((entry) => entry.when === until);
  if (last < 0 && until < firstMigration(projectRoot)) throw new Error(TOO_OLD);
  if (last < 0) throw new Error("The data was written by a newer version of this program.");
  const folder = mkdtempSync(join(tmpdir(), "palamar-migrations-"));
  try {
    cpSync(migrationsFolder(projectRoot), folder, { recursive: true });
    const shortened = { ...journal, entries: journal.entries.slice(0, last + 1) };
    writeFileSync(join(folder, JOURNAL), JSON.stringify(shortened));
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether the database carries the newest migration of this program. */
export async function isMigrated(projectRoot: string, pool: Pool): Promise<boolean> {
  const newest = Math.max(0, ...readJournal(projectRoot).entries.map((entry) => entry.when));
  const applied = await pool.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return Number(applied.rows[0]?.newest ?? 0) >= newest;
}

const firstMigration = (projectRoot: string) => readJournal(projectRoot).entries[0]?.when ?? 0;

function readJournal(projectRoot: string): { entries: { when: number }[] } {
  return JSON.parse(readFileSync(join(migrationsFolder(projectRoot), JOURNAL), "utf8"));
}

function migrationsFolder(projectRoot: string): string {
  return join(projectRoot, "lib/server/platform/db/migrations");
}
