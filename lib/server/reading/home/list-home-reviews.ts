import { type SQL, sql } from "drizzle-orm";
import type { Review } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { DEFAULT_LOCALE_SQL, slugSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

export type HomeReview = Review & { boat: { name: string; slug: string } };

/** Number of newest reviews considered, per source, when picking one per boat. */
const LOOKED_AT = 300;

/** The newest review of each of several boats, those in the reader's language first. */
export async function listHomeReviews(
  locale: Locale,
  limit: number,
  db: Db = getReadDb(),
): Promise<HomeReview[]> {
  const newest = (isWanted: SQL) => sql`(select id from reviews where published and text <> '' and ${isWanted}
    order by created_at desc, id limit ${LOOKED_AT})`;
  const { rows } = await db.execute<{ review: HomeReview }>(sql`
    with looked as materialized (${newest(sql`locale = ${locale}`)} union ${newest(sql`true`)}),
    chosen as materialized (
      select id from (
        select distinct on (r.boat_id) r.id, r.locale = ${locale} as own, r.created_at
        from reviews r join boats b on b.id = r.boat_id and b.status = 'published'
        where r.id in (select id from looked)
        order by r.boat_id, r.locale = ${locale} desc, r.created_at desc, r.id) of_boats
      order by own desc, created_at desc, id limit ${limit})
    select json_build_object('id', r.id, 'author', u.name || ' ' || left(u.surname, 1) || '.',
      'locale', r.locale, 'title', r.title, 'text', r.text, 'clean_rate', r.clean_rate,
      'service_rate', r.service_rate, 'comm_rate', r.comm_rate, 'pp_rate', r.pp_rate,
      'created_at', r.created_at,
      'boat', json_build_object('name', coalesce(x.name, base.name), 'slug', ${slugSql("boat", sql`r.boat_id`, locale)})) as review
    from reviews r
    join users u on u.id = r.user_id
    join boat_texts base on base.boat_id = r.boat_id and base.locale = ${DEFAULT_LOCALE_SQL}
    left join boat_texts x on x.boat_id = r.boat_id and x.locale = ${locale}
    where r.id in (select id from chosen)
    order by r.locale = ${locale} desc, r.created_at desc, r.id`);
  return rows.map(({ review }) => review);
}
