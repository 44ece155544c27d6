import { join } from "node:path";
import { Client } from "pg";
import { serverEnv } from "@/lib/config/env.server";
import { startEmbeddedDatabase } from "@/scripts/server/postgresql/embedded-database";

export interface DatabaseServer {
  /** Leads to any database of the server; `databaseUrl` picks one. */
  url: string;
  leave(): Promise<void>;
}

/** The server under the integration tests: DATABASE_URL, else an embedded one for throw-away data. */
export async function joinDatabaseServer(projectRoot: string): Promise<DatabaseServer> {
  const { DATABASE_URL } = serverEnv();
  if (DATABASE_URL) return { url: DATABASE_URL, leave: async () => undefined };
  return startEmbeddedDatabase({
    projectRoot,
    dataDirectory: join("var", "test-postgres"),
    database: "palamar",
    durable: false,
  });
}

export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs statements outside any transaction, on the maintenance database unless told otherwise. */
export async function administer(
  serverUrl: string,
  statements: string[],
  database = "postgres",
): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl(serverUrl, database),
    application_name: "palamar tests",
  });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
