import { type SQL, sql } from "drizzle-orm";
import { DEFAULT_LOCALE, inEachLocale, type Locale } from "@/lib/i18n/locales";

type TextColumn = "title" | "summary" | "body";

/** Joins a content `c` with its texts: `base` in Turkish, `x` in the requested language. */
export function textsJoin(locale: Locale): SQL {
  return sql`join content_texts base on base.content_id = c.id and base.locale = ${DEFAULT_LOCALE}
    left join content_texts x on x.content_id = c.id and x.locale = ${locale}`;
}

/** A text of the content, Turkish where that language has none. */
export function textSql(column: TextColumn): SQL {
  const name = sql.raw(column);
  return sql`coalesce(nullif(x.${name}, ''), base.${name})`;
}

/** What the picture shows, in the language of the title; empty where the title stands in for it. */
export const pictureAltSql: SQL = sql`case when coalesce(x.title, '') = '' then base.picture_alt else x.picture_alt end`;

/** The languages in which the content is written. */
export const translatedSql: SQL = sql`(select coalesce(json_agg(locale), '[]') from content_texts
  where content_id = c.id and title <> '' and body <> '')`;

/** Of several slugs that are spelled alike: the requested language's first, then the current ones. */
export function bestSlug(locale: Locale): SQL {
  return sql`order by s.locale = ${locale} desc, s.current desc limit 1`;
}

/** `{tr, en, ar}` whole: a language without a slug gets the Turkish one. */
export function completeSlugs(slugs: Partial<Record<Locale, string>>): Record<Locale, string> {
  const fallback = slugs[DEFAULT_LOCALE] ?? "";
  return inEachLocale((locale) => slugs[locale] ?? fallback);
}
