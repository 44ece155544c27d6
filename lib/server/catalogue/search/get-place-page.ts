import { sql } from "drizzle-orm";
import { distanceKm, type GeoPoint } from "@/lib/domain/map/geo-point";
import type { PlaceKind } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { BOATS_BY_PLACE } from "@/lib/server/catalogue/search/count-scope";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { localizedSql, slugSql, slugsSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

export interface NamedPlace {
  id: number;
  kind: PlaceKind;
  name: string;
  slug: string;
  boatCount: number;
}

export interface NearPlace extends NamedPlace {
  /** In a straight line. */
  distanceKm: number;
  /** By road between the two cities, about; null where nobody has stored it, or within a city. */
  roadKm: number | null;
}

export interface PlacePage {
  id: number;
  kind: PlaceKind;
  name: string;
  intro: string | null;
  slugs: LocalizedText;
  /** Its own picture or that of the place around it. */
  mediaKey: string | null;
  picture: PictureResponse | null;
  og: string | null;
  latitude: number;
  longitude: number;
  boatCount: number;
  /** From the city down to the parent; empty for a city. */
  trail: NamedPlace[];
  /** Areas of a city, ports of an area. */
  children: NamedPlace[];
  /** Nearest places of the same kind that have boats: by road, where it is known. */
  neighbours: NearPlace[];
}

const NEIGHBOURS = 6;
const KM_PER_DEGREE = 111.2;

type Row = Omit<PlacePage, "picture" | "og" | "neighbours"> & {
  neighbours: ({ place: NamedPlace; roadKm: number | null } & GeoPoint)[];
};

const boatCount = sql`coalesce((select boats from counted where place = p.id), 0)`;

const named = (locale: Locale) => sql`json_build_object('id', p.id, 'kind', p.kind,
  'name', ${localizedSql(sql`p.name`, locale)}, 'slug', ${slugSql("place", sql`p.id`, locale)}, 'boatCount', ${boatCount})`;

/** The city of a place, itself if it is one. */
const cityOf = (place: string) =>
  sql.raw(`coalesce((select coalesce(above.parent_id, above.id) from places above where above.id = ${place}.parent_id),
    ${place}.id)`);

const wayTo = ({ roadKm, distanceKm: straight }: NearPlace) => roadKm ?? straight;

/** A city, area or port by its slug in that language, current or former; null when there is none. */
export async function readPlacePage(
  slug: string,
  locale: Locale,
  db: Db = getReadDb(),
): Promise<PlacePage | null> {
  const { rows } = await db.execute<{ place: Row }>(sql`
    with counted as materialized (${BOATS_BY_PLACE})
    select json_build_object(
      'id', p.id, 'kind', p.kind, 'name', ${localizedSql(sql`p.name`, locale)},
      'intro', ${localizedSql(sql`p.intro`, locale)}, 'slugs', ${slugsSql("place", sql`p.id`)},
      'mediaKey', coalesce(p.media_key, (
        select above.media_key from places parent left join places top on top.id = parent.parent_id
        cross join lateral (values (parent.media_key, 1), (top.media_key, 2)) as above(media_key, step)
        where parent.id = p.parent_id and above.media_key is not null order by step limit 1)), 'latitude', p.latitude, 'longitude', p.longitude, 'boatCount', ${boatCount},
      'trail', (
        select coalesce(json_agg(${named(locale)} order by p.kind = 'area'), '[]')
        from places self left join places parent on parent.id = self.parent_id
        join places p on p.id in (parent.id, parent.parent_id) where self.id = found.entity_id),
      'children', (
        select coalesce(json_agg(${named(locale)} order by p.position, p.id), '[]')
        from places p where p.parent_id = found.entity_id),
      'neighbours', (
        select coalesce(json_agg(near.place), '[]') from (
          select json_build_object('place', ${named(locale)}, 'roadKm', road.km,
            'latitude', p.latitude, 'longitude', p.longitude) as place
          from places self cross join lateral (select ${cityOf("self")} as id) home
          join places p on p.kind = self.kind and p.id <> self.id cross join lateral (select ${cityOf("p")} as id) away
          left join place_roads road on road.place_id = least(home.id, away.id) and road.other_id = greatest(home.id, away.id)
          where self.id = found.entity_id and ${boatCount} > 0
          order by coalesce(road.km, ${KM_PER_DEGREE} * sqrt((p.latitude - self.latitude) ^ 2
            + ((p.longitude - self.longitude) * cos(radians(self.latitude))) ^ 2)) limit ${NEIGHBOURS}) near)
    ) as place
    from slugs found join places p on p.id = found.entity_id
    where found.scope = 'place' and found.locale = ${locale} and found.slug = ${slug}`);
  const row = rows[0]?.place;
  if (!row) return null;
  const { neighbours, ...page } = row;
  return {
    ...page,
    neighbours: neighbours
      .map(({ place, roadKm, ...at }) => ({ ...place, roadKm, distanceKm: distanceKm(page, at) }))
      .toSorted((a, b) => wayTo(a) - wayTo(b)),
    picture: pictureResponse(page.mediaKey, page.name),
    og: findPicture(page.mediaKey)?.og ?? null,
  };
}

/** The location page by slug, from the cache that pages share; its boats are `getListPage(locale, place)`. */
export const getPlacePage: (locale: Locale, slug: string) => Promise<PlacePage | null> = cachedRead(
  "place-page",
  (locale: Locale, slug: string) => readPlacePage(slug, locale),
);
