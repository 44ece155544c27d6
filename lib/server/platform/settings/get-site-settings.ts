import { sql } from "drizzle-orm";
import * as v from "valibot";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";
import { type SiteSettings, siteSettings } from "@/lib/server/platform/settings/site-settings";

/** The shop's stored settings; a value that does not fit is logged and counts as missing. */
export async function readSiteSettings(db: Db = getDb()): Promise<SiteSettings> {
  const { rows } = await db.execute<{ settings: Record<string, unknown> }>(
    sql`select coalesce(jsonb_object_agg(key, value), '{}') as settings from settings`,
  );
  const stored = rows[0]?.settings ?? {};
  const parsed = v.safeParse(siteSettings, stored);
  if (parsed.success) return parsed.output;
  const wrong = new Set(parsed.issues.map((issue) => String(issue.path?.[0]?.key)));
  log("warn", "settings_invalid", { keys: [...wrong] });
  return v.parse(siteSettings, Object.fromEntries(Object.entries(stored).filter(([key]) => !wrong.has(key))));
}

/** `readSiteSettings` from the cache that pages share. */
export const getSiteSettings: () => Promise<SiteSettings> = cachedRead("site-settings", () =>
  readSiteSettings(),
);
