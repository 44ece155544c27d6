import { serverEnv } from "@/lib/config/env.server";
import { migrateDatabase } from "@/lib/server/db/migrate";
import { getPool } from "@/lib/server/db/pool";
import { fillDemoData } from "@/scripts/server/demo-data";
import { withExclusiveLock } from "@/scripts/server/postgresql/exclusive-lock";
import { say } from "@/scripts/server/say";

/** Schema up to date; demo data when there is no boat at all and the settings allow it. */
export async function prepareDatabase(projectRoot: string, url: string): Promise<void> {
  await migrateDatabase(projectRoot, url);
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
