import { type SQL, sql } from "drizzle-orm";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { slugsSql } from "@/lib/server/platform/db/localized-sql";
import { completeSlugs, pictureAltSql, textSql } from "@/lib/server/reading/content/content-texts-sql";

/** A content as lists show it, in one language (missing texts in Turkish). */
export interface ContentCard {
  id: number;
  title: string;
  titles: Partial<LocalizedText>;
  slug: string;
  slugs: LocalizedText;
  summary: string;
  picture: PictureResponse | null;
}

export type ContentCardRow = Omit<ContentCard, "slug" | "picture"> & {
  mediaKey: string | null;
  pictureAlt: string;
};

/** Names and values of a card for `json_build_object`, of a content `c` joined with its texts. */
export function cardColumns(scope: "blog" | "service"): SQL {
  return sql`'id', c.id, 'title', ${textSql("title")},
    'titles', (select json_object_agg(locale, title) from content_texts where content_id = c.id),
    'summary', ${textSql("summary")}, 'slugs', ${slugsSql(scope, sql`c.id`)}, 'mediaKey', c.media_key,
    'pictureAlt', ${pictureAltSql}`;
}

/** A card as pages show it; what else the row carries stays with it. */
export function contentCardOf<Row extends ContentCardRow>(
  { mediaKey, pictureAlt, ...row }: Row,
  locale: Locale,
) {
  const slugs = completeSlugs(row.slugs);
  return { ...row, slugs, slug: slugs[locale], picture: pictureResponse(mediaKey, pictureAlt || row.title) };
}
