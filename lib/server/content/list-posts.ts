import { sql } from "drizzle-orm";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { type PictureAnswer, pictureAnswer } from "@/lib/server/boats/picture-answer";
import { textSql, textsJoin, wholeSlugs } from "@/lib/server/content/content-texts-sql";
import { cachedRead } from "@/lib/server/db/cached-read";
import { slugsSql } from "@/lib/server/db/localized-sql";
import { type Db, getDb } from "@/lib/server/db/pool";

export const POSTS_PER_PAGE = 12;
const WORDS_PER_MINUTE = 200;

export interface PostCard {
  id: number;
  title: string;
  titles: Partial<LocalizedText>;
  slug: string;
  slugs: LocalizedText;
  summary: string;
  picture: PictureAnswer | null;
  /** ISO instant. */
  publishedAt: string;
  readingMinutes: number;
}

export interface PostPage {
  items: PostCard[];
  total: number;
  page: number;
  pages: number;
}

export type PostCardRow = Omit<PostCard, "slug" | "picture" | "readingMinutes"> & {
  mediaKey: string | null;
  words: number;
};

/** The columns of a card, of a post `c` joined with its texts. */
export const postCardSql = sql`json_build_object('id', c.id, 'title', ${textSql("title")},
  'titles', (select json_object_agg(locale, title) from content_texts where content_id = c.id),
  'summary', ${textSql("summary")}, 'slugs', ${slugsSql("blog", sql`c.id`)}, 'mediaKey', c.media_key,
  'publishedAt', c.published_at, 'words', array_length(regexp_split_to_array(${textSql("body")}, '\\s+'), 1))`;

/** Whole minutes at an unhurried pace, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A card as pages show it. */
export function postCardOf({ mediaKey, words, ...row }: PostCardRow, locale: Locale): PostCard {
  const slugs = wholeSlugs(row.slugs);
  return {
    ...row,
    slugs,
    slug: slugs[locale],
    picture: pictureAnswer(mediaKey, row.title),
    readingMinutes: readingMinutes(words),
  };
}

/** One page of the published posts, newest first. A page beyond the last is empty; `pages` says which is the last. */
export async function readPosts(locale: Locale, page: number, db: Db = getDb()): Promise<PostPage> {
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ card: PostCardRow }>(sql`
      select ${postCardSql} as card from contents c ${textsJoin(locale)}
      where c.kind = 'blog' and c.published_at <= now()
      order by c.published_at desc, c.id desc
      limit ${POSTS_PER_PAGE} offset ${(page - 1) * POSTS_PER_PAGE}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from contents where kind = 'blog' and published_at <= now()`,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const items = rows.map(({ card }) => postCardOf(card, locale));
  return { items, total, page, pages: Math.ceil(total / POSTS_PER_PAGE) };
}

/** The same, from the cache that pages share. */
export const listPosts: (locale: Locale, page: number) => Promise<PostPage> = cachedRead(
  "posts",
  (locale: Locale, page: number) => readPosts(locale, page),
  () => ["content", "slugs"],
);
