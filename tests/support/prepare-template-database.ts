import { setTestRun, setTestServer } from "@/lib/config/test-run";
import { migrateDatabase } from "@/lib/server/db/migrate";
import {
  administer,
  type DatabaseServer,
  databaseUrl,
  joinDatabaseServer,
} from "@/tests/support/database-server";

export const heldServer = globalThis as typeof globalThis & { palamarTestServer?: DatabaseServer };

/** Before the integration tests: a migrated database that every test file copies. */
export default async function prepareTemplateDatabase(): Promise<void> {
  const root = process.cwd();
  const server = await joinDatabaseServer(root);
  heldServer.palamarTestServer = server;
  const run = setTestRun();
  setTestServer(server.url);
  await administer(server.url, [`create database ${run}_template`]);
  await migrateDatabase(root, databaseUrl(server.url, `${run}_template`));
}
