import { join } from "node:path";
import pg from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { startEmbeddedDatabase } from "@/lib/server/db/embedded/embedded-database";
import { E2E_FOLDER } from "@/tests/support/e2e-folder";

/** Runs one statement on the site's own database: what only time or an operator would do. It must hit one row. */
export async function changeDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const { url, leave } = await siteDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [...values]);
    if (rowCount !== 1) throw new Error(`${rowCount} rows instead of one: ${statement}`);
  } finally {
    await client.end();
    await leave();
  }
}

async function siteDatabase(): Promise<{ url: string; leave: () => Promise<void> }> {
  const { DATABASE_URL } = serverEnv();
  if (DATABASE_URL) return { url: DATABASE_URL, leave: async () => undefined };
  const projectRoot = process.cwd();
  return startEmbeddedDatabase({
    projectRoot,
    dataDirectory: join(E2E_FOLDER, "postgres"),
    database: "palamar",
  });
}
