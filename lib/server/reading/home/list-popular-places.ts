import { sql } from "drizzle-orm";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import type { Locale } from "@/lib/i18n/locales";
import { coastViewAddress } from "@/lib/server/catalogue/map/locator-address";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { BOATS_BY_PLACE } from "@/lib/server/catalogue/search/count-scope";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

export interface PopularPlace {
  id: number;
  name: string;
  slug: string;
  boatCount: number;
  picture: PictureResponse | null;
  /** The drawing of its coast, where it has no picture. */
  coast: string;
}

type Row = Omit<PopularPlace, "picture" | "coast"> & { mediaKey: string | null } & GeoPoint;

/** Cities with boats, most boats first. */
export async function listPopularPlaces(
  locale: Locale,
  limit: number,
  db: Db = getReadDb(),
): Promise<PopularPlace[]> {
  const { rows } = await db.execute<{ place: Row }>(sql`
    select json_build_object('id', p.id, 'name', ${localizedSql(sql`p.name`, locale)},
      'slug', ${slugSql("place", sql`p.id`, locale)}, 'boatCount', counted.boats,
      'mediaKey', p.media_key, 'latitude', p.latitude, 'longitude', p.longitude) as place
    from places p join (${BOATS_BY_PLACE}) counted on counted.place = p.id where p.kind = 'city'
    order by counted.boats desc, p.position limit ${limit}`);
  return rows.map(({ place: { mediaKey, latitude, longitude, ...place } }) => ({
    ...place,
    picture: pictureResponse(mediaKey, place.name),
    coast: coastViewAddress({ latitude, longitude }),
  }));
}

/** More than Türkiye has on its coasts. */
const EVERY_CITY = 100;

/** Every city with boats, as rows of the place field show it, from the cache that pages share. */
export const getSuggestedCities = cachedRead("suggested-cities", async (locale: Locale) => {
  const cities = await listPopularPlaces(locale, EVERY_CITY);
  return cities.map(({ id, boatCount, picture, coast }) => ({
    id,
    boats: boatCount,
    picture: picture?.srcset.split(" ")[0] ?? coast,
  }));
});
