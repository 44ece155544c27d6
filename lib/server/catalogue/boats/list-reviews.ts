import { sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Review, reviewsResponse } from "@/lib/contracts/boats/vehicles";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

const REVIEWS_PER_PAGE = 10;

/** A page of a boat's published reviews, newest first; authors by first name and initial. */
export async function listReviews(
  boatId: number,
  page: number,
  db: Db = getDb(),
  perPage = REVIEWS_PER_PAGE,
): Promise<InferOutput<typeof reviewsResponse>> {
  const { rows } = await db.execute<{ review: Review; total: number }>(sql`
    select json_build_object('id', r.id, 'author', u.name || ' ' || left(u.surname, 1) || '.',
        'locale', r.locale, 'title', r.title, 'text', r.text, 'clean_rate', r.clean_rate,
        'service_rate', r.service_rate, 'comm_rate', r.comm_rate, 'pp_rate', r.pp_rate,
        'created_at', r.created_at, 'reply', r.reply) as review,
      count(*) over ()::int as total
    from reviews r join users u on u.id = r.user_id
    where r.boat_id = ${boatId} and r.published and r.text <> ''
    order by r.created_at desc, r.id desc
    limit ${perPage} offset ${(page - 1) * perPage}`);
  const total = rows[0]?.total ?? (page > 1 ? await countReviews(db, boatId) : 0);
  return { items: rows.map(({ review }) => review), total, page, pages: Math.ceil(total / perPage) };
}

async function countReviews(db: Db, boatId: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from reviews where boat_id = ${boatId} and published and text <> ''`,
  );
  return rows[0]?.total ?? 0;
}
