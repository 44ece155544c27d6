import { sql } from "drizzle-orm";
import type { ContentKind } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { type PictureAnswer, pictureAnswer } from "@/lib/server/boats/picture-answer";
import { slugsSql } from "@/lib/server/db/localized-sql";
import { type Db, getDb } from "@/lib/server/db/pool";

export interface ContentCard {
  id: number;
  titles: LocalizedText;
  slugs: LocalizedText;
  title: string;
  slug: string;
  summary: string;
  picture: PictureAnswer | null;
  /** ISO instant. */
  publishedAt: string | null;
}

type Row = Omit<ContentCard, "title" | "slug" | "picture"> & { mediaKey: string | null };

const SCOPES = {
  special_service: "service",
  home_feature: "service",
  blog: "blog",
} as const satisfies Partial<Record<ContentKind, "service" | "blog">>;

/** Published contents of a kind as cards, in one language (missing texts in Turkish); blog posts newest first. */
export async function listContentCards(
  kind: keyof typeof SCOPES,
  locale: Locale,
  limit: number,
  db: Db = getDb(),
): Promise<ContentCard[]> {
  const order = kind === "blog" ? sql`c.published_at desc, c.id desc` : sql`c.position, c.id`;
  const { rows } = await db.execute<{ card: Row }>(sql`
    select json_build_object('id', c.id, 'summary', coalesce(nullif(x.summary, ''), base.summary),
      'titles', (select json_object_agg(locale, title) from content_texts where content_id = c.id),
      'slugs', ${slugsSql(SCOPES[kind], sql`c.id`)}, 'mediaKey', c.media_key, 'publishedAt', c.published_at) as card
    from contents c
    join content_texts base on base.content_id = c.id and base.locale = 'tr'
    left join content_texts x on x.content_id = c.id and x.locale = ${locale}
    where c.kind = ${kind} and c.published_at <= now()
    order by ${order} limit ${limit}`);
  return rows.map(({ card: { mediaKey, ...card } }) => {
    const title = card.titles[locale] || card.titles.tr;
    return {
      ...card,
      title,
      slug: card.slugs[locale] ?? card.slugs.tr,
      picture: pictureAnswer(mediaKey, title),
    };
  });
}
