import { migrateDatabase } from "@/lib/server/db/migrate";
import type { OperationInput } from "@/scripts/ops/operation";
import { fillDemoData, removeDemoData } from "@/scripts/server/demo-data";
import { say } from "@/scripts/server/say";

/** Fills in the demo data, or renews it; with --reset it removes it first and refuses beside real business. */
export async function seed({ projectRoot, databaseUrl, args }: OperationInput): Promise<number> {
  const unknown = args.filter((arg) => arg !== "--reset");
  if (unknown.length > 0) {
    say(`"seed" knows only --reset, not ${unknown.join(" ")}.`);
    return 2;
  }
  await migrateDatabase(projectRoot, databaseUrl);
  if (args.includes("--reset")) {
    const reset = await removeDemoData(databaseUrl);
    if (!reset.ok) {
      say("Refused: there are real reservations or orders beside the demo data. Nothing was changed.");
      return 1;
    }
    say(`Removed ${reset.value.boats} demo boats and what belonged to them.`);
  }
  await fillDemoData(databaseUrl);
  say("The demo data is in place.");
  return 0;
}
