import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { bestSlug, textSql, textsJoin, translatedSql } from "@/lib/server/reading/content/content-texts-sql";
import { getTextContext } from "@/lib/server/reading/content/get-text-context";
import {
  type PostCard,
  type PostCardRow,
  postCardOf,
  postCardSql,
} from "@/lib/server/reading/content/list-posts";
import { renderText, type TextHeading } from "@/lib/server/reading/content/render-markdown";

const RELATED = 3;

export interface Post extends PostCard {
  /** Rendered and sanitized. */
  html: string;
  headings: TextHeading[];
  author: string | null;
  /** ISO instant, never before publication. */
  updatedAt: string;
  translated: Locale[];
  og: string | null;
  /** The posts that were published before this one, then the newest: every post leads to every other in the end. */
  related: PostCard[];
}

type Row = {
  card: PostCardRow;
  body: string;
  author: string | null;
  updated: string;
  translated: Locale[];
  related: PostCardRow[];
};

/** A published post by its slug, current or former; null when there is none. */
export async function readPost(locale: Locale, slug: string, db: Db = getDb()): Promise<Post | null> {
  const { rows } = await db.execute<Row>(sql`
    with asked as (
      select a.* from contents a
      where a.kind = 'blog' and a.published_at <= now() and a.id = (
        select s.entity_id from slugs s where s.scope = 'blog' and s.slug = ${slug} ${bestSlug(locale)}))
    select ${postCardSql} as card, ${textSql("body")} as body, c.author_name as author,
      to_json(greatest(c.updated_at, c.published_at)) as updated, ${translatedSql} as translated,
      (select coalesce(json_agg(near.card), '[]') from (
        select ${postCardSql} as card from contents c ${textsJoin(locale)}
        where c.kind = 'blog' and c.published_at <= now() and c.id <> (select id from asked)
        order by c.published_at < (select published_at from asked) desc, c.published_at desc, c.id
        limit ${RELATED}) near) as related
    from asked c ${textsJoin(locale)}`);
  const [row] = rows;
  if (!row) return null;
  return {
    ...postCardOf(row.card, locale),
    ...renderText(row.body, await getTextContext(locale)),
    author: row.author,
    updatedAt: row.updated,
    translated: row.translated,
    og: findPicture(row.card.mediaKey)?.og ?? null,
    related: row.related.map((card) => postCardOf(card, locale)),
  };
}

/** `readPost` from the cache that pages share. */
export const getPost: (locale: Locale, slug: string) => Promise<Post | null> = cachedRead(
  "post",
  (locale: Locale, slug: string) => readPost(locale, slug),
);
