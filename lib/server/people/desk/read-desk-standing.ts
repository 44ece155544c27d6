import { type ScorePart, scoreParts } from "@/lib/domain/boats/score-boat";
import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";

/** How far back guests are counted. */
export const STANDING_DAYS = 90;

/** What guests did with the boats of an owner, and how the owner answered. */
export interface DeskFigures {
  questions: number;
  /** Trips that the owner was asked for, and those among them that were accepted or declined by people. */
  requests: number;
  accepted: number;
  answered: number;
  /** Paid trips, instant ones too. */
  trips: number;
  /** Half of the requests were answered within it; null without answers. */
  medianMinutes: number | null;
}

/** What guests did since `STANDING_DAYS` ago. */
export async function readDeskFigures(ownerId: string, now: Date): Promise<DeskFigures> {
  const since = toInstant(atHour(addDays(tripDayOf(now), -STANDING_DAYS), 0));
  const { rows } = await getPool().query<DeskFigures>(
    `with trips as (
       select r.created_at, r.paid_at, bool_or(h.event = 'create' and h.to_status = 'request_created') as asked,
         bool_or(h.event = 'accept') as accepted,
         min(h.at) filter (where h.event in ('accept', 'decline') and h.actor <> 'system') as answered_at
       from reservations r join boats b on b.id = r.boat_id
       join reservation_history h on h.reservation_id = r.id and h.event in ('create', 'accept', 'decline')
       where b.owner_id = $1 and r.created_at >= $2
       group by r.id)
     select (select count(*)::int from questions q join boats b on b.id = q.boat_id
         where b.owner_id = $1 and q.created_at >= $2) as questions,
       count(*) filter (where asked)::int as requests,
       count(*) filter (where asked and accepted)::int as accepted,
       count(*) filter (where asked and answered_at is not null)::int as answered,
       count(*) filter (where paid_at is not null)::int as trips,
       percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::float8 / 60)
         filter (where asked and answered_at is not null) as "medianMinutes"
     from trips`,
    [ownerId, since],
  );
  return rows[0] as DeskFigures;
}

/** Where a boat stands in the recommended order of her city, and why. */
export interface DeskStanding {
  code: string;
  name: string;
  city: string;
  /** 1 = first, of the boats on sale there. */
  place: number;
  of: number;
  rating: number | null;
  reviewCount: number;
  pictureCount: number;
  parts: Record<ScorePart, { points: number; of: number }>;
}

type StoredStanding = Omit<DeskStanding, "parts"> & { fastApp: boolean };

/** The boats of this owner that are on sale, by name. */
export async function listDeskStandings(ownerId: string, locale: Locale): Promise<DeskStanding[]> {
  const { rows } = await getPool().query<StoredStanding>(
    `select b.code, b.rating, b.review_count as "reviewCount", b.fast_app as "fastApp",
       (select t.name from boat_texts t where t.boat_id = b.id and t.locale in ($2, '${DEFAULT_LOCALE}')
         order by t.locale = $2 desc limit 1) as name,
       coalesce(city.name->>$2, city.name->>'${DEFAULT_LOCALE}') as city,
       (select count(*)::int from boat_pictures p where p.boat_id = b.id) as "pictureCount",
       1 + (select count(*)::int from boats x where x.status = 'published' and x.city_id = b.city_id
         and (x.score > b.score or x.score = b.score and x.id < b.id)) as place,
       (select count(*)::int from boats x where x.status = 'published' and x.city_id = b.city_id) as of
     from boats b join places city on city.id = b.city_id
     where b.owner_id = $1 and b.status = 'published' order by name, b.code`,
    [ownerId, locale],
  );
  return rows.map(({ fastApp, ...boat }) => {
    const { rating, reviewCount, pictureCount } = boat;
    return { ...boat, parts: scoreParts({ ratingMean: rating ?? 0, reviewCount, fastApp, pictureCount }) };
  });
}
