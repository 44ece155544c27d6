import { type SQL, sql } from "drizzle-orm";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

/** A localized jsonb column in one language, Turkish where that one is missing or empty. */
export function localizedSql(column: SQL, locale: Locale): SQL {
  return sql`coalesce(nullif(${column}->>${sql.raw(`'${locale}'`)}, ''), ${column}->>${sql.raw(`'${DEFAULT_LOCALE}'`)})`;
}

/** The current slug of an entity in one language; null when it has none. `entityId` is an SQL expression. */
export function slugSql(
  scope: "place" | "type" | "boat" | "service" | "blog" | "page",
  entityId: SQL,
  locale: Locale,
): SQL {
  return sql`(select slug from slugs where scope = ${sql.raw(`'${scope}'`)} and entity_id = ${entityId}
    and locale = ${sql.raw(`'${locale}'`)} and current)`;
}

/** All current slugs of an entity as `{tr, en, ar}`. */
export function slugsSql(scope: "place" | "type" | "boat" | "service" | "blog" | "page", entityId: SQL): SQL {
  return sql`(select coalesce(json_object_agg(locale, slug), '{}') from slugs
    where scope = ${sql.raw(`'${scope}'`)} and entity_id = ${entityId} and current)`;
}
