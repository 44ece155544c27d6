import { completeEnvironment } from "@/lib/config/complete-environment";
import { closePool } from "@/lib/server/db/pool";
import { joinDatabase } from "@/scripts/support/join-database";
import { OPERATIONS } from "@/scripts/support/operations";
import { PROJECT_ROOT } from "@/scripts/support/project-root";
import { say } from "@/scripts/support/say";

const USAGE_WIDTH = Math.max(...OPERATIONS.map(({ usage }) => usage.length)) + 2;

/** The operator's command line: `npm run ops -- <command>`. */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const operation = OPERATIONS.find(({ name }) => words.join(" ").startsWith(name));
  if (!operation) {
    if (words.length > 0 && words[0] !== "help") say(`There is no command "${words.join(" ")}".`);
    say("npm run ops -- <command>\n");
    for (const { usage, summary } of OPERATIONS) say(`  ${usage.padEnd(USAGE_WIDTH)} ${summary}`);
    return words.length > 0 && words[0] !== "help" ? 2 : 0;
  }
  completeEnvironment(PROJECT_ROOT, "production");
  const database = await joinDatabase(PROJECT_ROOT);
  try {
    const rest = words.slice(operation.name.split(" ").length);
    return await operation.run({ projectRoot: PROJECT_ROOT, databaseUrl: database.url, words: rest });
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
