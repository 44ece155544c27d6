import { type SQL, sql } from "drizzle-orm";
import type { SlugScope } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

/** The default language as SQL, in the same words for every query. */
export const DEFAULT_LOCALE_SQL = sql.raw(`'${DEFAULT_LOCALE}'`);

/** A localized jsonb column in one language, Turkish where that one is missing or empty. */
export function localizedSql(column: SQL, locale: Locale): SQL {
  return sql`coalesce(nullif(${column}->>${sql.raw(`'${locale}'`)}, ''), ${column}->>${DEFAULT_LOCALE_SQL})`;
}

/**
 * The current slug of an entity in one language, else its Turkish one, else its id, so that one forgotten slug
 * breaks no list. `entityId` is an SQL expression, and `locale` may be one: the language of a row's customer.
 */
export function slugSql(scope: SlugScope, entityId: SQL, locale: Locale | SQL): SQL {
  const wanted = typeof locale === "string" ? sql.raw(`'${locale}'`) : locale;
  return sql`coalesce((select slug from slugs where scope = ${sql.raw(`'${scope}'`)} and entity_id = ${entityId}
    and current and locale in (${wanted}, ${DEFAULT_LOCALE_SQL})
    order by locale = ${wanted} desc limit 1), ${entityId}::text)`;
}

/** All current slugs of an entity by language. */
export function slugsSql(scope: SlugScope, entityId: SQL): SQL {
  return sql`(select coalesce(json_object_agg(locale, slug), '{}') from slugs
    where scope = ${sql.raw(`'${scope}'`)} and entity_id = ${entityId} and current)`;
}
