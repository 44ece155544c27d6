import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import {
  type ContentCard,
  type ContentCardRow,
  cardColumns,
  contentCardOf,
} from "@/lib/server/reading/content/content-card";
import { textSql, textsJoin } from "@/lib/server/reading/content/content-texts-sql";

export const POSTS_PER_PAGE = 12;
const WORDS_PER_MINUTE = 200;

export interface PostCard extends ContentCard {
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

export type PostCardRow = ContentCardRow & { publishedAt: string; words: number };

/** The columns of a card, of a post `c` joined with its texts. */
export const postCardSql = sql`json_build_object(${cardColumns("blog")},
  'publishedAt', c.published_at, 'words', array_length(regexp_split_to_array(${textSql("body")}, '\\s+'), 1))`;

/** Whole minutes at an unhurried pace, at least one. */
function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A card as pages show it. */
export function postCardOf({ words, ...row }: PostCardRow, locale: Locale): PostCard {
  return { ...contentCardOf(row, locale), readingMinutes: readingMinutes(words) };
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

/** `readPosts` from the cache that pages share. */
export const listPosts: (locale: Locale, page: number) => Promise<PostPage> = cachedRead(
  "posts",
  (locale: Locale, page: number) => readPosts(locale, page),
);
