import { eq, type SQL, sql } from "drizzle-orm";
import type { JoinWaitingListBody, WaitingEntry } from "@/lib/contracts/waiting";
import type { Actor } from "@/lib/domain/shared/actor";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { DEFAULT_LOCALE_SQL, slugSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { waitingEntries } from "@/lib/server/platform/db/schema/waiting";
import { addJob } from "@/lib/server/platform/jobs/add-job";
import { joinedKey } from "@/lib/server/talk/waiting/give-waiting-turn";
import { entryIdOfToken } from "@/lib/server/talk/waiting/waiting-link";

/** An upper limit, since the list has no pages. */
const MAX_LISTED = 200;

/**
 * Adds the customer to the waiting list of a boat's day; another entry for the day keeps its place and replaces the
 * wanted trip. If the day is free already, its first customer gets a mail at once. Refuses an unproven address, which
 * gets no such mails, unpublished boats and past days.
 */
export async function joinWaitingList(
  userId: string,
  { vehicle_id: boatId, date, kind, person_count }: JoinWaitingListBody,
  locale: Locale,
  now: Date,
): Promise<Outcome<WaitingEntry, "not_found" | "in_the_past" | "email_unproven">> {
  if (date < tripDayOf(now)) return refuse("in_the_past");
  return inTransaction(async (tx) => {
    const proven = await tx.execute(
      sql`select from users where id = ${userId} and email_verified_at is not null`,
    );
    if (proven.rows.length === 0) return refuse("email_unproven");
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into waiting_list_entries (user_id, boat_id, day, kind, person_count)
      select ${userId}, b.id, ${date}::date, ${kind}, least(${person_count}, b.cruising_capacity)
      from boats b where b.id = ${boatId} and b.status = 'published'
      on conflict (user_id, boat_id, day) do update set kind = excluded.kind, person_count = excluded.person_count
      returning id`);
    const id = rows[0]?.id;
    if (!id) return refuse("not_found");
    const turn = { boatId, day: date, releasedAt: null };
    await addJob(tx, "give_waiting_turn", turn, { jobKey: joinedKey(boatId, date) });
    const [entry] = await readEntries(tx, locale, sql`w.id = ${id}`);
    if (!entry) throw new Error(`No entry ${id}`);
    return accept(entry);
  });
}

/** The customer's entries for today and later, the nearest day first. */
export async function listWaitingEntries(
  userId: string,
  locale: Locale,
  now: Date,
  db: Db = getDb(),
): Promise<WaitingEntry[]> {
  return readEntries(db, locale, sql`w.user_id = ${userId} and w.day >= ${tripDayOf(now)}::date`);
}

/** Ends the customer's own entry. Refuses another customer's. */
export async function leaveWaitingList(userId: string, entryId: string): Promise<Outcome<null, "not_found">> {
  const { rowCount } = await inTransaction((tx) =>
    tx.execute(sql`delete from waiting_list_entries where id = ${entryId}::uuid and user_id = ${userId}`),
  );
  return rowCount === 1 ? accept(null) : refuse("not_found");
}

/** Ends a customer's entry for staff, which is mailed to the customer. Refuses one that is gone. */
export async function removeWaitingEntry(
  entryId: string,
  reason: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const [entry] = await tx.delete(waitingEntries).where(eq(waitingEntries.id, entryId)).returning();
    if (!entry) return refuse("not_found");
    const { userId, boatId, day } = entry;
    await addJob(tx, "tell_waiting_removed", { userId, boatId, day, removedAt: now.toISOString() });
    const subject = { kind: "customer", id: userId } as const;
    await audit(tx, { by, event: "waiting_entry_removed", subject, data: { boatId, day }, reason });
    return accept(null);
  });
}

/** Ends the entry that a mail's link names. Repeating it changes nothing. Refuses tokens that we did not seal. */
export async function leaveWaitingListByToken(token: string): Promise<Outcome<null, "not_found">> {
  const id = entryIdOfToken(token);
  if (!id) return refuse("not_found");
  await getDb().execute(sql`delete from waiting_list_entries where id = ${id}::uuid`);
  return accept(null);
}

/** The entry that a mail's link names; `ended` when it no longer exists, `invalid` for a token that we did not seal. */
export async function findWaitingEntryByToken(
  token: string,
  locale: Locale,
): Promise<WaitingEntry | "ended" | "invalid"> {
  const id = entryIdOfToken(token);
  if (!id) return "invalid";
  const [entry] = await readEntries(getDb(), locale, sql`w.id = ${id}::uuid`);
  return entry ?? "ended";
}

async function readEntries(db: Db, locale: Locale, where: SQL): Promise<WaitingEntry[]> {
  const { rows } = await db.execute<{ entry: WaitingEntry & { date: TripDay } }>(sql`
    select json_build_object('id', w.id, 'date', to_char(w.day, 'YYYY-MM-DD'), 'kind', w.kind,
      'person_count', w.person_count, 'told', w.notified_at is not null,
      'vehicle', json_build_object('id', b.id, 'code', b.code, 'name', (select x.name from boat_texts x where x.boat_id = b.id and x.locale in (${locale}, ${DEFAULT_LOCALE_SQL})
          order by x.locale = ${locale} desc limit 1),
        'slug', ${slugSql("boat", sql`b.id`, locale)})) as entry
    from waiting_list_entries w join boats b on b.id = w.boat_id
    where ${where} order by w.day, w.created_at limit ${MAX_LISTED}`);
  return rows.map(({ entry }) => entry);
}
