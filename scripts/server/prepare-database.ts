import { serverEnv } from "@/lib/config/env.server";
import { mayHoldDemoData } from "@/lib/config/production-profile";
import { migrateDatabase } from "@/lib/server/platform/db/migrate";
import { getPool } from "@/lib/server/platform/db/pool";
import { withExclusiveLock } from "@/packages/embedded-postgresql/exclusive-lock";
import { say } from "@/scripts/server/say";
import { fillDemoData, fillReferenceData } from "@/scripts/server/seed-data";

/**
 * Schema up to date. An empty database gets the demo data where settings and address allow it, elsewhere the reference
 * data; a database that has the reference data follows the shipped files.
 */
export async function prepareDatabase(projectRoot: string, url: string): Promise<void> {
  await migrateDatabase(projectRoot, url);
  const env = serverEnv();
  await withExclusiveLock(`seed:${url}`, async () => {
    const { isEmpty, hasReference } = await look();
    if (isEmpty && env.SEED_WHEN_EMPTY && mayHoldDemoData(env)) {
      say("filling the empty database with demo data …");
      await fillDemoData(url);
    } else if (isEmpty || hasReference) {
      if (isEmpty) say("filling the empty database with places, types, pages, contracts …");
      await fillReferenceData(url);
    }
  });
}

async function look(): Promise<{ isEmpty: boolean; hasReference: boolean }> {
  const { rows } = await getPool().query<{ isEmpty: boolean; hasReference: boolean }>(
    `select not exists (select from boats) and not exists (select from places)
         and not exists (select from contracts) as "isEmpty",
       exists (select from contracts where shipped) as "hasReference"`,
  );
  return rows[0] ?? { isEmpty: false, hasReference: false };
}
