import { sql } from "drizzle-orm";
import type { ServiceType, ServiceUnit, UsageRuleKind } from "@/lib/domain/shared/vocabulary";
import type { LocalizedText } from "@/lib/i18n/locales";
import { slugsSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

interface Named {
  id: number;
  name: LocalizedText;
}
export interface PlaceRow extends Named {
  kind: "city" | "area" | "port";
  parentId: number | null;
  slugs: LocalizedText;
  latitude: number;
  longitude: number;
}
export interface PageRow {
  id: number;
  key: string;
  type: "corporate" | "history" | "policy" | "contract" | "static";
  titles: LocalizedText;
  slugs: LocalizedText;
}
export interface Catalogue {
  places: PlaceRow[];
  types: (Named & { slugs: LocalizedText })[];
  facilities: (Named & { icon: string; categoryId: number })[];
  services: (Named & { type: ServiceType; unit: ServiceUnit; categoryId: number })[];
  usageRules: (Named & { type: UsageRuleKind; icon: string; permission: LocalizedText | null })[];
  pages: PageRow[];
}

/** The lists that screens choose from, in all languages, each in its order. */
export async function readCatalogue(db: Db = getDb()): Promise<Catalogue> {
  const { rows } = await db.execute<{ catalogue: Catalogue }>(sql`
    select json_build_object(
      'places', (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'parentId', parent_id, 'name', name,
          'slugs', ${slugsSql("place", sql`places.id`)}, 'latitude', latitude, 'longitude', longitude)
          order by position, id), '[]') from places),
      'types', (select coalesce(json_agg(json_build_object('id', id, 'name', name,
          'slugs', ${slugsSql("type", sql`types.id`)}) order by position, id), '[]') from types),
      'facilities', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'icon', icon,
          'categoryId', category_id) order by position, id), '[]') from facilities),
      'services', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'type', type, 'unit', unit,
          'categoryId', category_id) order by position, id), '[]') from services),
      'usageRules', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'type', kind, 'icon', icon,
          'permission', permission) order by position, id), '[]') from usage_rules),
      'pages', (select coalesce(json_agg(json_build_object('id', c.id, 'key', c.key, 'type', c.page_type,
          'titles', (select json_object_agg(locale, title) from content_texts where content_id = c.id),
          'slugs', ${slugsSql("page", sql`c.id`)}) order by c.position, c.id), '[]')
        from contents c where c.kind = 'page' and c.published_at <= now())
    ) as catalogue`);
  const [row] = rows;
  if (!row) throw new Error("The catalogue did not answer");
  return row.catalogue;
}
