import { serverEnv } from "@/lib/config/env.server";
import { mayHoldDemoData } from "@/lib/config/production-profile";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";
import { fillDemoData, fillReferenceData, removeDemoData } from "@/scripts/server/seed-data";

/** Fills in the demo data, or renews it; with --reset it removes it and leaves the reference data. */
export async function seed({ projectRoot, databaseUrl, args }: OperationInput): Promise<number> {
  const unknown = args.filter((arg) => arg !== "--reset");
  if (unknown.length > 0) return explain(`"seed" knows only --reset, not ${unknown.join(" ")}.`);
  const reset = args.includes("--reset");
  const env = serverEnv();
  if (!reset && !mayHoldDemoData(env)) {
    say(`Refused: ${env.SITE_URL} is a real site, and demo data would be sold there. Nothing was changed.`);
    return 1;
  }
  await migrateDatabase(projectRoot, databaseUrl);
  const done = reset ? await removeDemoData(databaseUrl) : await fillDemoData(databaseUrl);
  if (!done.ok) {
    say("Refused: there are real reservations or orders. Nothing was changed.");
    return 1;
  }
  if (reset) await fillReferenceData(databaseUrl);
  say(
    done.value
      ? `Removed ${done.value.boats} demo boats and what belonged to them. The reference data is in place.`
      : "The demo data is in place. Texts and boats that you edited stay as they are.",
  );
  return 0;
}
