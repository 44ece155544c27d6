import { migrateDatabase } from "@/lib/server/db/migrate";
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
  const { seedDatabase } = await import("@/lib/server/db/seed/seed-database");
  await seedDatabase();
  say("The demo data is in place.");
  return 0;
}
