import { sql } from "drizzle-orm";
import { getDb } from "@/lib/server/platform/db/pool";

/** Beside the operator's settings; no page reads it. */
const KEY = "site_url";

/** Keeps the address of the running site, for the command line, which is started without the site's settings. */
export async function storeSiteAddress(siteUrl: string): Promise<void> {
  await getDb().execute(sql`
    insert into settings (key, value) values (${KEY}, to_jsonb(${siteUrl}::text))
    on conflict (key) do update set value = excluded.value, updated_at = now()
    where settings.value is distinct from excluded.value`);
}

/** The address of the site that ran last on this database, or null. */
export async function readSiteAddress(): Promise<string | null> {
  const { rows } = await getDb().execute<{ address: string }>(
    sql`select value #>> '{}' as address from settings where key = ${KEY}`,
  );
  return rows[0]?.address ?? null;
}
