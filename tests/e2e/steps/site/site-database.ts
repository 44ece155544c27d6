import { join } from "node:path";
import pg from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { startEmbeddedDatabase } from "@/packages/embedded-postgresql/embedded-database";
import { E2E_FOLDER } from "@/tests/fixtures/browser/e2e-folder";

/** Reaches behind the site, for what no visitor can do: moving time. `folder` names a server of the test's own. */
export async function withSiteDatabase<T>(
  work: (client: pg.Client) => Promise<T>,
  folder = E2E_FOLDER,
): Promise<T> {
  const { url, leave } = await siteDatabase(folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await leave();
  }
}

async function siteDatabase(folder: string): Promise<{ url: string; leave: () => Promise<void> }> {
  const { DATABASE_URL } = serverEnv();
  if (DATABASE_URL) return { url: DATABASE_URL, leave: async () => undefined };
  const projectRoot = process.cwd();
  return startEmbeddedDatabase({
    projectRoot,
    dataDirectory: join(folder, "postgres"),
    database: "palamar",
  });
}
