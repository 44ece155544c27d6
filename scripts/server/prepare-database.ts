import { serverEnv } from "@/lib/config/env.server";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { getPool } from "@/lib/server/db/pool";
import { seedContracts } from "@/lib/server/seed/seed-contracts";
import { fillDemoData } from "@/scripts/server/demo-data";
import { withExclusiveLock } from "@/scripts/server/postgresql/exclusive-lock";
import { say } from "@/scripts/server/say";

/**
 * Schema up to date, with the contracts of this release; demo data when there is no boat at all and the settings
 * allow it.
 */
export async function prepareDatabase(projectRoot: string, url: string): Promise<void> {
  await migrateDatabase(projectRoot, url);
  await addContracts();
  if (!serverEnv().SEED_WHEN_EMPTY) return;
  await withExclusiveLock(`seed:${url}`, async () => {
    const { rows } = await getPool().query<{ empty: boolean }>(
      "select not exists (select from boats) as empty",
    );
    if (!rows[0]?.empty) return;
    say("filling the empty database with demo data …");
    await fillDemoData(url);
  });
}

/** New versions of the contracts; a version that is stored already stays as it was accepted. */
async function addContracts(): Promise<void> {
  const client = await getPool().connect();
  try {
    await seedContracts(client);
  } finally {
    client.release();
  }
}
