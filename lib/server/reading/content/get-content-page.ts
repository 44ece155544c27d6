import { type SQL, sql } from "drizzle-orm";
import type { PageType } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { DEFAULT_LOCALE_SQL, slugsSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import {
  bestSlug,
  completeSlugs,
  textSql,
  textsJoin,
  translatedSql,
} from "@/lib/server/reading/content/content-texts-sql";
import { getTextContext } from "@/lib/server/reading/content/get-text-context";
import { ABOUT_KEY } from "@/lib/server/reading/content/page-places";
import { renderText, type TextHeading } from "@/lib/server/reading/content/render-markdown";

export interface ContentPage {
  type: PageType;
  /** Stable name, e.g. `kvkk`. */
  key: string;
  title: string;
  summary: string;
  /** Rendered and sanitized. */
  html: string;
  headings: TextHeading[];
  slugs: LocalizedText;
  /** Languages that have texts of their own; the others show Turkish and stay out of the index. */
  translated: Locale[];
  mediaKey: string | null;
  og: string | null;
  updatedAt: string;
  /** Pages of the same type. */
  related: { title: string; slug: string; type: PageType }[];
}

type Row = Omit<ContentPage, "html" | "headings" | "og"> & { body: string };

async function readPage(locale: Locale, which: SQL, db: Db): Promise<ContentPage | null> {
  const { rows } = await db.execute<{ page: Row }>(sql`
    select json_build_object('type', c.page_type, 'key', c.key, 'title', ${textSql("title")},
      'summary', ${textSql("summary")}, 'body', ${textSql("body")}, 'slugs', ${slugsSql("page", sql`c.id`)},
      'mediaKey', c.media_key, 'updatedAt', c.updated_at, 'translated', ${translatedSql},
      'related', (
        select coalesce(json_agg(json_build_object('title', coalesce(nullif(ox.title, ''), ob.title), 'slug', os.slug,
          'type', o.page_type) order by o.position, o.id), '[]')
        from contents o
        join content_texts ob on ob.content_id = o.id and ob.locale = ${DEFAULT_LOCALE_SQL}
        left join content_texts ox on ox.content_id = o.id and ox.locale = ${locale}
        join slugs os on os.scope = 'page' and os.locale = ${locale} and os.entity_id = o.id and os.current
        where o.kind = 'page' and o.page_type = c.page_type and o.id <> c.id and o.key <> ${ABOUT_KEY}
          and o.published_at <= now())) as page
    from contents c ${textsJoin(locale)}
    where c.kind = 'page' and c.published_at <= now() and ${which}`);
  const row = rows[0]?.page;
  if (!row) return null;
  const { body, ...page } = row;
  return {
    ...page,
    slugs: completeSlugs(page.slugs),
    ...renderText(body, await getTextContext(locale)),
    og: findPicture(page.mediaKey)?.og ?? null,
  };
}

/** A published content page by its slug, current or former; null when there is none. */
export async function readContentPage(
  locale: Locale,
  slug: string,
  db: Db = getDb(),
): Promise<ContentPage | null> {
  const owner = sql`c.id = (select s.entity_id from slugs s where s.scope = 'page' and s.slug = ${slug} ${bestSlug(locale)})`;
  return readPage(locale, owner, db);
}

/** `readContentPage` from the cache that pages share. */
export const getContentPage: (locale: Locale, slug: string) => Promise<ContentPage | null> = cachedRead(
  "content-page",
  (locale: Locale, slug: string) => readContentPage(locale, slug),
);

/** The page at the "about us" address; null until it is written. */
export const getAboutPage: (locale: Locale) => Promise<ContentPage | null> = cachedRead(
  "about-page",
  (locale: Locale) => readPage(locale, sql`c.key = ${ABOUT_KEY}`, getDb()),
);
