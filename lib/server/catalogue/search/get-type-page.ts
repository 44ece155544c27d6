import { sql } from "drizzle-orm";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { BOATS_BY_TYPE } from "@/lib/server/catalogue/search/count-scope";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { localizedSql, slugSql, slugsSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

export interface NamedType {
  id: number;
  name: string;
  slug: string;
  boatCount: number;
  picture: PictureResponse | null;
}

export interface TypePage extends NamedType {
  intro: string | null;
  slugs: LocalizedText;
  mediaKey: string | null;
  og: string | null;
  /** The other types, most boats first. */
  neighbours: NamedType[];
}

type Row = Omit<NamedType, "picture"> & {
  mediaKey: string | null;
  intro: string | null;
  slugs: LocalizedText;
};

/** Every type in its order, with how many published boats it has. */
async function readTypes(locale: Locale, db: Db): Promise<Row[]> {
  const { rows } = await db.execute<{ type: Row }>(sql`
    select json_build_object('id', t.id, 'name', ${localizedSql(sql`t.name`, locale)},
      'slug', ${slugSql("type", sql`t.id`, locale)}, 'slugs', ${slugsSql("type", sql`t.id`)},
      'intro', ${localizedSql(sql`t.intro`, locale)},
      'mediaKey', coalesce(t.media_key, (select media_key from boats b where b.type_id = t.id and b.status = 'published'
        order by b.score desc, b.id limit 1)),
      'boatCount', coalesce(counted.boats, 0)) as type
    from types t left join (${BOATS_BY_TYPE}) counted on counted.type = t.id order by t.position, t.id`);
  return rows.map(({ type }) => type);
}

function namedType({ id, name, slug, boatCount, mediaKey }: Row): NamedType {
  return { id, name, slug, boatCount, picture: pictureResponse(mediaKey, name) };
}

/** The boat types with their pictures and numbers, in the order of the catalogue. */
export async function listTypes(locale: Locale, db: Db = getReadDb()): Promise<NamedType[]> {
  return (await readTypes(locale, db)).map(namedType);
}

/** A boat type by its slug in that language, current or former; null when there is none. */
async function readTypePage(slug: string, locale: Locale, db: Db = getReadDb()): Promise<TypePage | null> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select entity_id as id from slugs where scope = 'type' and locale = ${locale} and slug = ${slug}`,
  );
  const id = rows[0]?.id;
  if (id === undefined) return null;
  const all = await readTypes(locale, db);
  const own = all.find((type) => type.id === id);
  if (!own) return null;
  const neighbours = all
    .filter((type) => type.id !== id && type.boatCount > 0)
    .sort((a, b) => b.boatCount - a.boatCount)
    .map(namedType);
  return {
    ...namedType(own),
    intro: own.intro,
    slugs: own.slugs,
    mediaKey: own.mediaKey,
    og: findPicture(own.mediaKey)?.og ?? null,
    neighbours,
  };
}

/** The type page by slug, from the cache that pages share; its boats are `getListPage(locale, …)`. */
export const getTypePage: (locale: Locale, slug: string) => Promise<TypePage | null> = cachedRead(
  "type-page",
  (locale: Locale, slug: string) => readTypePage(slug, locale),
);
