import { and, eq, inArray, like, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Suggestions } from "@/lib/contracts/boats/suggestions";
import { foldText } from "@/lib/i18n/fold-text";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { thumbnailOf } from "@/lib/server/catalogue/media/find-picture";
import { localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import { getReadDb } from "@/lib/server/platform/db/replica";
import { boats, boatTexts } from "@/lib/server/platform/db/schema/boats";
import { places, slugs, types } from "@/lib/server/platform/db/schema/catalogue";

const MAX_SUGGESTED = 6;
/** Slugs looked at: those of boats that are not published are left out afterwards. */
const MAX_NAMED = 60;
/** One letter begins too many names. */
const MIN_LETTERS = 2;
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * Published boats whose name or code begins with a text, however it is typed. A slug begins with the folded name, so
 * the index of slugs finds names in Latin letters; a name in others is compared as it is written, by its own index.
 */
export async function suggestBoats(text: string, locale: Locale): Promise<Suggestions["boats"]> {
  if (text.length < MIN_LETTERS) return [];
  const code = foldBoatCode(text);
  // Two reads: one condition over both indexes would read every boat.
  const [named, coded] = await Promise.all([
    NOT_LATIN.test(text) ? findByName(text, locale) : findBySlug(text, locale),
    code === "" ? [] : findByCode(code),
  ]);
  const ids = [...new Set([...coded, ...named].map(({ id }) => id))];
  return ids.length === 0 ? [] : readBoats(ids, locale);
}

async function findBySlug(text: string, locale: Locale) {
  const name = foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (name.length < MIN_LETTERS) return [];
  return getReadDb()
    .select({ id: slugs.entityId })
    .from(slugs)
    .where(
      and(
        eq(slugs.scope, "boat"),
        inArray(slugs.locale, [locale, DEFAULT_LOCALE]),
        like(slugs.slug, `${name}%`),
        eq(slugs.current, true),
      ),
    )
    .orderBy(slugs.slug)
    .limit(MAX_NAMED);
}

async function findByName(text: string, locale: Locale) {
  const begins = `${text.replace(/[\\%_]/g, "\\$&")}%`;
  return getReadDb()
    .select({ id: boatTexts.boatId })
    .from(boatTexts)
    .where(and(eq(boatTexts.locale, locale), like(boatTexts.name, begins)))
    .limit(MAX_NAMED);
}

async function findByCode(code: string) {
  return getReadDb()
    .select({ id: boats.id })
    .from(boats)
    .where(like(boats.codeFolded, `${code}%`))
    .orderBy(boats.codeFolded)
    .limit(MAX_SUGGESTED);
}

async function readBoats(ids: readonly number[], locale: Locale): Promise<Suggestions["boats"]> {
  const own = alias(boatTexts, "own");
  const base = alias(boatTexts, "base");
  const name = sql<string>`coalesce(${own.name}, ${base.name})`;
  const rows = await getReadDb()
    .select({
      vehicle_number: boats.code,
      name,
      slug: slugSql("boat", sql`${boats.id}`, locale).mapWith(String),
      type: localizedSql(sql`${types.name}`, locale).mapWith(String),
      port: localizedSql(sql`${places.name}`, locale).mapWith(String),
      mediaKey: boats.mediaKey,
    })
    .from(boats)
    .innerJoin(types, eq(types.id, boats.typeId))
    .innerJoin(places, eq(places.id, boats.portId))
    .innerJoin(base, and(eq(base.boatId, boats.id), eq(base.locale, DEFAULT_LOCALE)))
    .leftJoin(own, and(eq(own.boatId, boats.id), eq(own.locale, locale)))
    .where(and(inArray(boats.id, [...ids]), eq(boats.status, "published")))
    .orderBy(name, boats.code)
    .limit(MAX_SUGGESTED);
  return rows.map(({ mediaKey, ...boat }) => ({ ...boat, picture: thumbnailOf(mediaKey) }));
}
