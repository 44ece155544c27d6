import { sql } from "drizzle-orm";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

/**
 * The published boat that an id or slug names, or null. A slug is matched in the requested language first, then in any,
 * current or former, so that a client that switched languages still finds its boat.
 */
export async function findBoatId(idOrSlug: string, locale: Locale, db: Db = getDb()): Promise<number | null> {
  const id = /^[1-9]\d{0,8}$/.test(idOrSlug) ? Number(idOrSlug) : 0;
  // Two lookups by index: one condition over both tables would read every slug.
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from (
      select ${id}::int as id, true as by_id, null as locale, true as current
      union all
      select entity_id, false, s.locale, s.current from slugs s
      where s.scope = 'boat' and s.locale = any(${sql.param([...LOCALES])}::text[]) and s.slug = ${idOrSlug}
    ) named join boats b on b.id = named.id and b.status = 'published'
    order by named.by_id desc, named.locale = ${locale} desc, named.current desc
    limit 1`);
  return rows[0]?.id ?? null;
}
