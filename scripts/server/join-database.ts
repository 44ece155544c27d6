import { join } from "node:path";
import { setDatabaseUrl } from "@/lib/config/complete-environment";
import { serverEnv } from "@/lib/config/env.server";
import { log } from "@/lib/server/platform/log";
import { startEmbeddedDatabase } from "@/packages/embedded-postgresql/embedded-database";
import { refuseTransactionPooler } from "@/scripts/server/refuse-transaction-pooler";

export interface JoinedDatabase {
  /** Without a pooler in between, for what needs a connection of its own. */
  url: string;
  embedded: boolean;
  leave(): Promise<void>;
}

/** The configured database, else the embedded one of this project, running. */
export async function joinDatabase(projectRoot: string): Promise<JoinedDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, VAR_DIRECTORY } = serverEnv();
  if (DATABASE_URL) {
    await refuseTransactionPooler(DATABASE_URL, DATABASE_DIRECT_URL !== undefined);
    return { url: DATABASE_DIRECT_URL ?? DATABASE_URL, embedded: false, leave: async () => undefined };
  }
  const { url, leave } = await startEmbeddedDatabase({
    projectRoot,
    dataDirectory: join(VAR_DIRECTORY, "postgres"),
    database: "palamar",
    log,
  });
  setDatabaseUrl(url);
  return { url, embedded: true, leave };
}
