import { sql } from "drizzle-orm";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { type PictureResponse, pictureResponse } from "@/lib/server/catalogue/media/picture-response";
import { executePrepared } from "@/lib/server/platform/db/execute-prepared";
import { DEFAULT_LOCALE_SQL, localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import { memoizeReads } from "@/lib/server/platform/db/memoized-reads";
import type { Db } from "@/lib/server/platform/db/pool";
import { readSource } from "@/lib/server/platform/db/read-scope";

/** Pictures that a card swipes through. */
const CARD_PICTURES = 5;

type Row = Omit<VehicleCard, "pictures" | "price" | "trip"> & { media: { key: string; alt: string }[] };

/**
 * The cards of these boats in the given order, without the trip and price of a search. A boat that is no longer
 * published is left out.
 */
export async function listCards(db: Db, locale: Locale, boatIds: readonly number[]): Promise<VehicleCard[]> {
  const read = (ids: readonly number[]) => readCards(db, locale, ids);
  return readSource() === "visit"
    ? memoizeReads("card-of-search", { ids: boatIds, variant: locale }, read)
    : read(boatIds);
}

/** Who looks: customers see published boats alone, staff all. */
export type BoatReader = "customers" | "staff";

/** What a query asks of a boat `b`, so that this reader may see it. */
export const shownTo = (reader: BoatReader) =>
  reader === "staff" ? sql`b.status is not null` : sql`b.status = 'published'`;

/** The same as `listCards` without what is kept of a visit, for customers or for staff. */
export async function readCards(
  db: Db,
  locale: Locale,
  boatIds: readonly number[],
  reader: BoatReader = "customers",
): Promise<VehicleCard[]> {
  if (boatIds.length === 0) return [];
  const { rows } = await executePrepared<{ card: Row }>(
    db,
    sql`
    select json_build_object(
      'id', b.id, 'code', b.code, 'slug', ${slugSql("boat", sql`b.id`, locale)},
      'name', coalesce(x.name, base.name),
      'type', json_build_object('id', b.type_id, 'name', ${localizedSql(sql`t.name`, locale)}, 'slug', ${slugSql("type", sql`b.type_id`, locale)}),
      'port', json_build_object('id', b.port_id, 'name', ${localizedSql(sql`p.name`, locale)}, 'slug', ${slugSql("place", sql`b.port_id`, locale)}),
      'city', json_build_object('id', b.city_id, 'name', ${localizedSql(sql`c.name`, locale)}, 'slug', ${slugSql("place", sql`b.city_id`, locale)}),
      'fast_app', b.fast_app, 'length_cm', b.length_cm, 'cruising_capacity', b.cruising_capacity,
      'rating', b.rating, 'review_count', b.review_count, 'currency', b.currency,
      'from', case when b.from_minor is not null then json_build_object('amount', b.from_minor, 'kind', b.from_kind) end,
      'media', coalesce((
        select json_agg(json_build_object('key', media_key, 'alt', ${localizedSql(sql`alt`, locale)}) order by position)
        from (select * from boat_pictures where boat_id = b.id order by position limit ${CARD_PICTURES}) shown), '[]')
    ) as card
    from unnest(${sql.param(boatIds)}::int[]) with ordinality as wanted(id, place)
    join boats b on b.id = wanted.id and ${shownTo(reader)}
    join boat_texts base on base.boat_id = b.id and base.locale = ${DEFAULT_LOCALE_SQL}
    left join boat_texts x on x.boat_id = b.id and x.locale = ${locale}
    join types t on t.id = b.type_id
    join places p on p.id = b.port_id
    join places c on c.id = b.city_id
    order by wanted.place`,
  );
  return rows.map(({ card: { media, ...card } }) => ({
    ...card,
    price: null,
    trip: null,
    pictures: picturesOf(media),
  }));
}

/** The pictures that were imported, in order. */
export function picturesOf(media: readonly { key: string; alt: string }[]): PictureResponse[] {
  return media.map(({ key, alt }) => pictureResponse(key, alt)).filter((picture) => picture !== null);
}
