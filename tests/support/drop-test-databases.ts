import { Client } from "pg";
import { testRun } from "@/lib/config/test-run";
import { administer, databaseUrl } from "@/tests/support/database-server";
import { heldServer } from "@/tests/support/prepare-template-database";

/** After the integration tests: nothing of this run stays on the server. */
export default async function dropTestDatabases(): Promise<void> {
  const server = heldServer.palamarTestServer;
  if (!server) return;
  const client = new Client({ connectionString: databaseUrl(server.url, "postgres") });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where starts_with(datname, $1)",
    [testRun()],
  );
  await client.end();
  await administer(
    server.url,
    rows.map(({ datname }) => `drop database if exists ${datname} with (force)`),
  );
  await server.leave();
}
