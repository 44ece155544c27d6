import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { type Db, getDb } from "@/lib/server/db/pool";

/**
 * The published boat that an id or slug names, or null. A slug is matched in the requested language first, then in any,
 * current or former, so that a client that switched languages still finds its boat.
 */
export async function findBoatId(idOrSlug: string, locale: Locale, db: Db = getDb()): Promise<number | null> {
  const id = /^[1-9]\d{0,8}$/.test(idOrSlug) ? Number(idOrSlug) : 0;
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b
    left join slugs s on s.scope = 'boat' and s.entity_id = b.id and s.slug = ${idOrSlug}
    where b.status = 'published' and (b.id = ${id} or s.id is not null)
    order by b.id = ${id} desc, s.locale = ${locale} desc, s.current desc
    limit 1`);
  return rows[0]?.id ?? null;
}
