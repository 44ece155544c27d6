import { join } from "node:path";
import pg from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { startEmbeddedDatabase } from "@/lib/server/db/embedded/embedded-database";
import { E2E_FOLDER } from "@/tests/support/e2e-folder";

/** Lets the hold of a reservation run out now, as if its half hour had passed. */
export async function expireHold(reservationId: string): Promise<void> {
  const { url, leave } = await siteDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "update reservations set expires_at = now() - interval '1 second' where id = $1",
      [reservationId],
    );
    if (rowCount !== 1) throw new Error(`no reservation ${reservationId}`);
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
