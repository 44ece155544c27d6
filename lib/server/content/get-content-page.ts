import { sql } from "drizzle-orm";
import type { PageType } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { findPicture } from "@/lib/server/content/find-picture";
import { renderMarkdown } from "@/lib/server/content/render-markdown";
import { cachedRead } from "@/lib/server/db/cached-read";
import { slugsSql } from "@/lib/server/db/localized-sql";
import { type Db, getDb } from "@/lib/server/db/pool";

export interface ContentPage {
  type: PageType;
  /** Stable name, e.g. `kvkk`. */
  key: string;
  title: string;
  summary: string;
  /** Rendered and sanitized. */
  html: string;
  slugs: LocalizedText;
  /** Languages that have texts of their own; the others show Turkish and stay out of the index. */
  translated: Locale[];
  og: string | null;
  updatedAt: string;
  /** Pages of the same type. */
  related: { title: string; slug: string; type: PageType }[];
}

type Row = Omit<ContentPage, "html" | "og"> & { body: string; mediaKey: string | null };

/** A published content page by its slug in that language, current or former; null when nobody has it. */
export async function readContentPage(
  locale: Locale,
  slug: string,
  db: Db = getDb(),
): Promise<ContentPage | null> {
  const { rows } = await db.execute<{ page: Row }>(sql`
    select json_build_object('type', c.page_type, 'key', c.key, 'title', coalesce(nullif(x.title, ''), base.title),
      'summary', coalesce(nullif(x.summary, ''), base.summary), 'body', coalesce(nullif(x.body, ''), base.body),
      'slugs', ${slugsSql("page", sql`c.id`)}, 'mediaKey', c.media_key, 'updatedAt', c.updated_at,
      'translated', (select json_agg(locale) from content_texts where content_id = c.id and body <> ''),
      'related', (
        select coalesce(json_agg(json_build_object('title', coalesce(nullif(ox.title, ''), ob.title), 'slug', os.slug,
          'type', o.page_type) order by o.position, o.id), '[]')
        from contents o
        join content_texts ob on ob.content_id = o.id and ob.locale = 'tr'
        left join content_texts ox on ox.content_id = o.id and ox.locale = ${locale}
        join slugs os on os.scope = 'page' and os.locale = ${locale} and os.entity_id = o.id and os.current
        where o.kind = 'page' and o.page_type = c.page_type and o.id <> c.id and o.published_at <= now())) as page
    from slugs s
    join contents c on c.id = s.entity_id and c.kind = 'page' and c.published_at <= now()
    join content_texts base on base.content_id = c.id and base.locale = 'tr'
    left join content_texts x on x.content_id = c.id and x.locale = ${locale}
    where s.scope = 'page' and s.locale = ${locale} and s.slug = ${slug}`);
  const row = rows[0]?.page;
  if (!row) return null;
  const { body, mediaKey, ...page } = row;
  return { ...page, html: renderMarkdown(body), og: findPicture(mediaKey)?.og ?? null };
}

/** The same, from the cache that pages share. */
export const getContentPage: (locale: Locale, slug: string) => Promise<ContentPage | null> = cachedRead(
  "content-page",
  (locale: Locale, slug: string) => readContentPage(locale, slug),
  () => ["content", "slugs"],
);
