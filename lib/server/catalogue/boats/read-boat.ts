import { sql } from "drizzle-orm";
import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import {
  type BoatReader,
  listCards,
  picturesOf,
  readCards,
  shownTo,
} from "@/lib/server/catalogue/boats/list-cards";
import { listReviews } from "@/lib/server/catalogue/boats/list-reviews";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { findVideo } from "@/lib/server/catalogue/media/find-video";
import { DEFAULT_LOCALE_SQL, localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

/** Reviews that the boat itself carries; the rest is paged. */
const FIRST_REVIEWS = 6;

type Card = "id" | "code" | "slug" | "name" | "type" | "port" | "city" | "fast_app" | "length_cm";
type Prices = "cruising_capacity" | "rating" | "review_count" | "currency" | "from" | "price";
type Details = Omit<VehicleResponse, Card | Prices | "pictures" | "video" | "reviews">;
type StoredVideo = {
  key: string;
  poster: string | null;
  title: string;
  description: string;
  published_on: string;
};
type Row = Details & { media: { key: string; alt: string }[]; stored_video: StoredVideo | null };

/**
 * Everything about a boat in one language, missing texts in Turkish; null when there is none, or only staff may see
 * her.
 */
export async function readBoat(
  boatId: number,
  locale: Locale,
  db: Db = getDb(),
  reader: BoatReader = "customers",
): Promise<VehicleResponse | null> {
  const [[card], details, reviews] = await Promise.all([
    reader === "staff" ? readCards(db, locale, [boatId], reader) : listCards(db, locale, [boatId]),
    readDetails(db, boatId, locale, reader),
    listReviews(boatId, 1, db, FIRST_REVIEWS),
  ]);
  if (!card || !details) return null;
  const { media, stored_video, ...rest } = details;
  return {
    ...card,
    ...rest,
    pictures: picturesOf(media),
    video: videoOf(stored_video),
    reviews: reviews.items,
  };
}

function videoOf(stored: StoredVideo | null): VehicleResponse["video"] {
  const video = stored && findVideo(stored.key);
  if (!video) return null;
  const { poster, title, description, published_on } = stored;
  return { ...video, poster: findPicture(poster)?.src ?? null, title, description, published_on };
}

async function readDetails(db: Db, boatId: number, locale: Locale, reader: BoatReader): Promise<Row | null> {
  const { rows } = await db.execute<{ boat: Row }>(sql`
    select json_build_object(
      'description', coalesce(nullif(x.description, ''), base.description),
      'rental_rules', coalesce(nullif(x.rental_rules, ''), base.rental_rules),
      'specs', json_build_object(
        'model_year', b.model_year, 'length_cm', b.length_cm, 'width_cm', b.width_cm,
        'cabin_count', b.cabin_count, 'sleeping_capacity', b.sleeping_capacity,
        'toilet_count', b.toilet_count, 'food_capacity', b.food_capacity,
        'last_maintenance_date', b.last_maintenance_on),
      'owner', b.owner_name, 'captain', b.captain_name,
      'captain_languages', b.captain_languages, 'captain_licence', b.captain_licence,
      'area', json_build_object('id', a.id, 'name', ${localizedSql(sql`a.name`, locale)}, 'slug', ${slugSql("place", sql`a.id`, locale)}),
      'meeting_point', ${localizedSql(sql`p.meeting_point`, locale)},
      'latitude', p.latitude, 'longitude', p.longitude,
      'service_hours', json_build_object('opens', b.service_opens_hour, 'closes', b.service_closes_hour),
      'handover_hours', json_build_object('start', b.handover_start_hour, 'end', b.handover_end_hour),
      'notice_hours', b.notice_hours, 'turnaround_minutes', b.turnaround_minutes,
      'prepayment_percent', b.prepayment_percent, 'accepted_on_board', b.accepted_on_board,
      'cancellation_policy', b.cancellation_policy,
      'facilities', (
        select coalesce(json_agg(json_build_object('id', f.id, 'name', ${localizedSql(sql`f.name`, locale)}, 'icon', f.icon)
          order by f.position, f.id), '[]')
        from boat_facilities bf join facilities f on f.id = bf.facility_id where bf.boat_id = b.id),
      'usage_rules', (
        select coalesce(json_agg(json_build_object('id', u.id, 'type', u.kind, 'name', ${localizedSql(sql`u.name`, locale)},
          'icon', u.icon, 'fine', bu.fine_minor) order by u.position, u.id), '[]')
        from boat_usage_rules bu join usage_rules u on u.id = bu.usage_rule_id where bu.boat_id = b.id),
      'services', (
        select coalesce(json_agg(json_build_object('id', s.id, 'type', s.type, 'unit', s.unit,
          'name', ${localizedSql(sql`s.name`, locale)}, 'description', ${localizedSql(sql`s.description`, locale)},
          'price', bs.price_minor, 'max_quantity', bs.max_quantity, 'lead_hours', bs.lead_hours)
          order by s.position, s.id), '[]')
        from boat_services bs join services s on s.id = bs.service_id where bs.boat_id = b.id),
      'rates', (
        select coalesce(json_agg(json_build_object('kind', kind, 'price', price_minor, 'min_hours', min_hours,
          'weekdays', weekdays, 'valid_from', valid_from, 'valid_until', valid_until) order by id), '[]')
        from rates where boat_id = b.id),
      'media', (
        select coalesce(json_agg(json_build_object('key', media_key, 'alt', ${localizedSql(sql`alt`, locale)})
          order by position), '[]')
        from boat_pictures where boat_id = b.id),
      'stored_video', (
        select json_build_object('key', media_key, 'poster', poster_key,
          'title', ${localizedSql(sql`title`, locale)}, 'description', ${localizedSql(sql`description`, locale)},
          'published_on', published_on)
        from boat_videos where boat_id = b.id)
    ) as boat
    from boats b
    join boat_texts base on base.boat_id = b.id and base.locale = ${DEFAULT_LOCALE_SQL}
    left join boat_texts x on x.boat_id = b.id and x.locale = ${locale}
    join places a on a.id = b.area_id
    join places p on p.id = b.port_id
    where b.id = ${boatId} and ${shownTo(reader)}`);
  return rows[0]?.boat ?? null;
}
