import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { runMigrations } from "graphile-worker";
import { Client, type Pool } from "pg";

/** Any constant will do; every process that migrates must use the same. */
const MIGRATION_LOCK = 7_252_625;

/**
 * Brings the database up to the program's schema, the job queue's included. Processes that start
 * together wait for each other; a failing migration leaves the schema as it was.
 */
export async function migrateDatabase(projectRoot: string, connectionString: string): Promise<void> {
  const client = new Client({ connectionString, application_name: "palamar migrate" });
  // A server that dies meanwhile makes the running query fail; unheard, its "error" would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages = warning");
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder(projectRoot) });
    await runMigrations({ connectionString });
  } finally {
    await client.end();
  }
}

/** Whether the database carries the newest migration of this program. */
export async function isMigrated(projectRoot: string, pool: Pool): Promise<boolean> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(migrationsFolder(projectRoot), "meta", "_journal.json"), "utf8"),
  );
  const newest = Math.max(0, ...journal.entries.map((entry) => entry.when));
  const applied = await pool.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return Number(applied.rows[0]?.newest ?? 0) >= newest;
}

function migrationsFolder(projectRoot: string): string {
  return join(projectRoot, "lib/server/db/migrations");
}
