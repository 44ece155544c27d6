import { migrateDatabase } from "@/lib/server/db/migrate";
import { fillDemoData } from "@/scripts/support/fill-demo-data";
import type { OperationInput } from "@/scripts/support/operations";
import { say } from "@/scripts/support/say";

/** Fills in the demo data, or renews it. */
export async function seed({ projectRoot, databaseUrl, words }: OperationInput): Promise<number> {
  const unknown = words.filter((word) => word !== "--reset");
  if (unknown.length > 0) {
    say(`"seed" knows only --reset, not ${unknown.join(" ")}.`);
    return 2;
  }
  await migrateDatabase(projectRoot, databaseUrl);
  await fillDemoData(databaseUrl);
  say("The demo data is in place.");
  return 0;
}
