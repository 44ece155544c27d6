import { type SQL, sql } from "drizzle-orm";
import type { WaitingWish, WishBody } from "@/lib/contracts/waiting";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { DEFAULT_LOCALE_SQL, slugSql } from "@/lib/server/db/localized-sql";
import { type Db, getDb } from "@/lib/server/db/pool";
import { addJob } from "@/lib/server/jobs/add-job";
import { joinedKey } from "@/lib/server/waiting/give-turn";
import { wishOfToken } from "@/lib/server/waiting/wish-link";

/** An upper limit, since the list has no pages. */
const MAX_LISTED = 200;

/**
 * Adds the customer to the waiting list of a boat's day; another wish for the day keeps its place and replaces the wanted
 * trip. If the day is free already, its first customer gets a mail at once. Refuses unpublished boats and past days.
 */
export async function addWish(
  userId: string,
  { vehicle_id: boatId, date, kind, person_count }: WishBody,
  locale: Locale,
  now: Date,
): Promise<Outcome<WaitingWish, "not_found" | "in_the_past">> {
  if (date < tripDayOf(now)) return refuse("in_the_past");
  return inTransaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into waiting_wishes (user_id, boat_id, day, kind, person_count)
      select ${userId}, b.id, ${date}::date, ${kind}, least(${person_count}, b.cruising_capacity)
      from boats b where b.id = ${boatId} and b.status = 'published'
      on conflict (user_id, boat_id, day) do update set kind = excluded.kind, person_count = excluded.person_count
      returning id`);
    const id = rows[0]?.id;
    if (!id) return refuse("not_found");
    const turn = { boatId, day: date, releasedAt: null };
    await addJob(tx, "give_waiting_turn", turn, { jobKey: joinedKey(boatId, date) });
    const [wish] = await readWishes(tx, locale, sql`w.id = ${id}`);
    if (!wish) throw new Error(`No wish ${id}`);
    return accept(wish);
  });
}

/** The customer's wishes for today and later, the nearest day first. */
export async function listWishes(
  userId: string,
  locale: Locale,
  now: Date,
  db: Db = getDb(),
): Promise<WaitingWish[]> {
  return readWishes(db, locale, sql`w.user_id = ${userId} and w.day >= ${tripDayOf(now)}::date`);
}

/** Ends the customer's own wish. Refuses another customer's. */
export async function endOwnWish(userId: string, wishId: string): Promise<Outcome<null, "not_found">> {
  const { rowCount } = await getDb().execute(
    sql`delete from waiting_wishes where id = ${wishId}::uuid and user_id = ${userId}`,
  );
  return rowCount === 1 ? accept(null) : refuse("not_found");
}

/** Ends the wish that a mail's link names. Repeating it changes nothing. Refuses tokens that we did not seal. */
export async function endWishByToken(token: string): Promise<Outcome<null, "not_found">> {
  const id = wishOfToken(token);
  if (!id) return refuse("not_found");
  await getDb().execute(sql`delete from waiting_wishes where id = ${id}::uuid`);
  return accept(null);
}

/** The wish that a mail's link names; `ended` when it no longer exists, `invalid` for a token that we did not seal. */
export async function findWishByToken(
  token: string,
  locale: Locale,
): Promise<WaitingWish | "ended" | "invalid"> {
  const id = wishOfToken(token);
  if (!id) return "invalid";
  const [wish] = await readWishes(getDb(), locale, sql`w.id = ${id}::uuid`);
  return wish ?? "ended";
}

async function readWishes(db: Db, locale: Locale, where: SQL): Promise<WaitingWish[]> {
  const { rows } = await db.execute<{ wish: WaitingWish & { date: TripDay } }>(sql`
    select json_build_object('id', w.id, 'date', to_char(w.day, 'YYYY-MM-DD'), 'kind', w.kind,
      'person_count', w.person_count, 'told', w.told_at is not null,
      'vehicle', json_build_object('id', b.id, 'code', b.code, 'name', (select x.name from boat_texts x where x.boat_id = b.id and x.locale in (${locale}, ${DEFAULT_LOCALE_SQL})
          order by x.locale = ${locale} desc limit 1),
        'slug', ${slugSql("boat", sql`b.id`, locale)})) as wish
    from waiting_wishes w join boats b on b.id = w.boat_id
    where ${where} order by w.day, w.created_at limit ${MAX_LISTED}`);
  return rows.map(({ wish }) => wish);
}
