import { sql } from "drizzle-orm";
import type { Review } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { DEFAULT_LOCALE_SQL, slugSql } from "@/lib/server/db/localized-sql";
import type { Db } from "@/lib/server/db/pool";
import { getReadDb } from "@/lib/server/db/replica";

export type HomeReview = Review & { boat: { name: string; slug: string } };

/** The newest review of each of several boats, those in the reader's language first. */
export async function listHomeReviews(
  locale: Locale,
  limit: number,
  db: Db = getReadDb(),
): Promise<HomeReview[]> {
  const { rows } = await db.execute<{ review: HomeReview }>(sql`
    select review from (
      select distinct on (r.boat_id) r.locale = ${locale} as own, r.created_at, r.id,
        json_build_object('id', r.id, 'author', u.name || ' ' || left(u.surname, 1) || '.',
          'locale', r.locale, 'title', r.title, 'text', r.text, 'clean_rate', r.clean_rate,
          'service_rate', r.service_rate, 'comm_rate', r.comm_rate, 'pp_rate', r.pp_rate,
          'created_at', r.created_at,
          'boat', json_build_object('name', coalesce(x.name, base.name), 'slug', ${slugSql("boat", sql`b.id`, locale)})) as review
      from reviews r
      join users u on u.id = r.user_id
      join boats b on b.id = r.boat_id and b.status = 'published'
      join boat_texts base on base.boat_id = b.id and base.locale = ${DEFAULT_LOCALE_SQL}
      left join boat_texts x on x.boat_id = b.id and x.locale = ${locale}
      where r.published and r.text <> ''
      order by r.boat_id, r.locale = ${locale} desc, r.created_at desc, r.id) newest
    order by own desc, created_at desc, id limit ${limit}`);
  return rows.map(({ review }) => review);
}
