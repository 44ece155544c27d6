import { join } from "node:path";
import pg from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { startEmbeddedDatabase } from "@/lib/server/db/embedded/embedded-database";
import { E2E_FOLDER } from "@/tests/support/e2e-folder";

/** Reaches behind the site, for what no visitor can do: moving time. */
export async function withSiteDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url, leave } = await siteDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
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
