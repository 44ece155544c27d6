import { completeEnvironment } from "@/lib/config/complete-environment";
import { measureDatabaseClock } from "@/lib/server/db/database-clock";
import { closePool } from "@/lib/server/db/pool";
import { parseCommand } from "@/scripts/ops/operate";
import { joinDatabase } from "@/scripts/server/join-database";
import { PROJECT_ROOT } from "@/scripts/server/project-root";
import { say } from "@/scripts/server/say";

/** The operator's command line: `npm run ops -- <command>`. */
async function main(): Promise<number> {
  const call = parseCommand(process.argv.slice(2));
  if ("code" in call) return call.code;
  completeEnvironment(PROJECT_ROOT, "production");
  const database = await joinDatabase(PROJECT_ROOT);
  try {
    await measureDatabaseClock();
    return await call.run({ projectRoot: PROJECT_ROOT, databaseUrl: database.url });
  } finally {
    await closePool();
    await database.leave();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
