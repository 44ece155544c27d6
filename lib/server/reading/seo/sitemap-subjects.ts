import type { SlugScope } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";
import { ABOUT_KEY } from "@/lib/server/reading/content/page-places";

interface SubjectSql {
  /** The table, known as `e`. */
  from: string;
  /** Only entries for search engines: published contents and boats, places and types with boats. */
  where: string;
  /** Array of the languages that it is really written in. */
  translated: string;
  /** Array of media keys, the main picture first. */
  media: string;
  updatedAt: string;
}

const EVERY_LOCALE = `array['${LOCALES.join("', '")}']`;

const CONTENT = {
  from: "contents",
  where: "e.published_at <= now()",
  translated:
    "select coalesce(array_agg(locale), '{}') from content_texts where content_id = e.id and title <> '' and body <> ''",
  media: "array[e.media_key]",
  updatedAt: "e.updated_at",
} as const satisfies SubjectSql;

/** For each kind of slug: which of its things have a page for search engines, and what the sitemap says of them. */
export const SITEMAP_SUBJECTS = {
  place: {
    from: "places",
    where:
      "exists (select from boat_counts c where c.facet = 'boats' and c.boats > 0 and e.id in (c.city_id, c.area_id, c.port_id))",
    translated: EVERY_LOCALE,
    media: "array[e.media_key]",
    updatedAt: "null",
  },
  type: {
    from: "types",
    where: "exists (select from boat_counts c where c.facet = 'boats' and c.boats > 0 and c.type_id = e.id)",
    translated: EVERY_LOCALE,
    media: "array[e.media_key]",
    updatedAt: "null",
  },
  boat: {
    from: "boats",
    where: "e.status = 'published'",
    translated: "select array_agg(locale) from boat_texts where boat_id = e.id",
    media: "select array_agg(media_key order by position) from boat_pictures where boat_id = e.id",
    updatedAt: "e.updated_at",
  },
  service: CONTENT,
  blog: CONTENT,
  // The "about us" page has an address of its own.
  page: { ...CONTENT, where: `${CONTENT.where} and e.key <> '${ABOUT_KEY}'` },
} as const satisfies Record<SlugScope, SubjectSql>;

export type SitemapScope = keyof typeof SITEMAP_SUBJECTS;
