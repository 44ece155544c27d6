import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { BOATS_BY_PLACE } from "@/lib/server/catalogue/search/count-scope";
import { localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

export interface PopularPlace {
  id: number;
  name: string;
  slug: string;
  boatCount: number;
  picture: PictureResponse | null;
}

type Row = Omit<PopularPlace, "picture"> & { mediaKey: string | null };

/** Cities with boats, most boats first; a city without a picture shows its best boat's. */
export async function listPopularPlaces(
  locale: Locale,
  limit: number,
  db: Db = getReadDb(),
): Promise<PopularPlace[]> {
  const { rows } = await db.execute<{ place: Row }>(sql`
    select json_build_object('id', p.id, 'name', ${localizedSql(sql`p.name`, locale)},
      'slug', ${slugSql("place", sql`p.id`, locale)}, 'boatCount', counted.boats,
      'mediaKey', coalesce(p.media_key, (select b.media_key from boats b where b.city_id = p.id and b.status = 'published'
        order by b.score desc, b.id limit 1))) as place
    from places p join (${BOATS_BY_PLACE}) counted on counted.place = p.id where p.kind = 'city'
    order by counted.boats desc, p.position limit ${limit}`);
  return rows.map(({ place: { mediaKey, ...place } }) => ({
    ...place,
    picture: pictureResponse(mediaKey, place.name),
  }));
}
