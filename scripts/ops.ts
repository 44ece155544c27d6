import { userInfo } from "node:os";
import { completeEnvironment, setDefaultSiteUrl } from "@/lib/config/complete-environment";
import { measureDatabaseClock } from "@/lib/server/platform/db/database-clock";
import { closePool } from "@/lib/server/platform/db/pool";
import { sqlStateOf } from "@/lib/server/platform/db/sql-state-of";
import { readSiteAddress } from "@/lib/server/platform/settings/site-address";
import { parseCommand } from "@/scripts/ops/operate";
import { joinDatabase } from "@/scripts/server/join-database";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";

const UNDEFINED_TABLE = "42P01";

/** The operator's command line: `npm run ops -- <command>`. */
async function main(): Promise<number> {
  const call = parseCommand(process.argv.slice(2));
  if ("code" in call) return call.code;
  completeEnvironment(PROJECT_ROOT, "production");
  const database = await joinDatabase(PROJECT_ROOT);
  try {
    await measureDatabaseClock();
    await takeSiteAddress();
    return await call.run({
      projectRoot: PROJECT_ROOT,
      databaseUrl: database.url,
      by: { kind: "staff", id: `cli:${userInfo().username}` },
    });
  } finally {
    await closePool();
    await database.leave();
  }
}

/** Links that we print lead to the site that runs, also where this shell does not know its port or host. */
async function takeSiteAddress(): Promise<void> {
  const address = await readSiteAddress().catch((error: unknown) => {
    // Without tables no site has run.
    if (sqlStateOf(error) === UNDEFINED_TABLE) return null;
    throw error;
  });
  if (address) setDefaultSiteUrl(address);
}

// `npm run ops -- reviews list | head` closes the pipe early: the rest of the output is dropped, the work is finished.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
