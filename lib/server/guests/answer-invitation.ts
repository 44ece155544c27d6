import { type SQL, sql } from "drizzle-orm";
import type { GuestAnswer, GuestAnswerResponse } from "@/lib/contracts/guests";
import { invitationState } from "@/lib/domain/guests/plan-guests";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import type { Db } from "@/lib/server/db/pool";
import { linkOfToken } from "@/lib/server/guests/guest-link";
import { readAnswers, type SharedTrip } from "@/lib/server/guests/read-guests";

/** The most answers to one invitation: more people than any of the boats takes. */
export const MAX_GUESTS = 60;

/** Identifies a guest: the token of the link and the browser that opened it. */
interface Guest {
  token: string;
  browserHash: string;
}

export interface InvitedTrip extends SharedTrip {
  reservationId: string;
  status: ReservationStatus;
  startsAt: Date;
  /** The customer's first name; guests see nothing else of the customer. */
  host: string;
}

/** The trip that the token of an invitation opens; null for every other token and once the link is closed. */
export async function findInvitedTrip(db: Db, token: string): Promise<InvitedTrip | null> {
  return readInvitedTrip(db, token, sql``);
}

/** `findInvitedTrip` with its invitation locked until the transaction ends. */
function lockInvitedTrip(tx: Tx, token: string): Promise<InvitedTrip | null> {
  return readInvitedTrip(tx, token, sql`for update of i`);
}

async function readInvitedTrip(db: Db, token: string, lock: SQL): Promise<InvitedTrip | null> {
  const linkId = linkOfToken(token);
  if (!linkId) return null;
  const { rows } = await db.execute<Omit<InvitedTrip, "startsAt"> & { startsAt: string }>(sql`
    select r.id as "reservationId", r.status, r.starts_at as "startsAt", r.person_count as "personCount",
      r.total_minor::float8 as "totalMinor", i.shows_cost as "showsCost", u.name as host
    from trip_invitations i join reservations r on r.id = i.reservation_id join users u on u.id = r.user_id
    where i.link_id = ${linkId}::uuid ${lock}`);
  const [trip] = rows;
  return trip ? { ...trip, startsAt: new Date(trip.startsAt) } : null;
}

/**
 * Stores the answer of a browser; another answer of the same browser replaces it. More people than the trip was booked
 * for are accepted, and the response says so, since only the customer can decide. Refuses answers once the trip has
 * begun or was cancelled, and more than sixty of them.
 */
export async function answerInvitation(
  { token, browserHash }: Guest,
  answer: GuestAnswer,
  now: Date,
): Promise<Outcome<GuestAnswerResponse, "not_found" | "invitation_closed" | "too_many_guests">> {
  return inTransaction(async (tx) => {
    const trip = await lockInvitedTrip(tx, token);
    if (!trip) return refuse("not_found");
    if (invitationState(trip.status, trip.startsAt, now) !== "open") return refuse("invitation_closed");
    const stored = await storeGuest(tx, trip.reservationId, browserHash, answer, now);
    return stored
      ? accept(await readAnswers(tx, trip.reservationId, trip, browserHash))
      : refuse("too_many_guests", { max: MAX_GUESTS });
  });
}

/** Deletes the answer of this browser, if there is one. */
export async function takeAnswerBack({
  token,
  browserHash,
}: Guest): Promise<Outcome<GuestAnswerResponse, "not_found">> {
  return inTransaction(async (tx) => {
    const trip = await lockInvitedTrip(tx, token);
    if (!trip) return refuse("not_found");
    await tx.execute(sql`
      delete from trip_guests where reservation_id = ${trip.reservationId}::uuid and browser_hash = ${browserHash}`);
    return accept(await readAnswers(tx, trip.reservationId, trip, browserHash));
  });
}

/**
 * Stores an answer; `browserHash` is null for a guest whom the customer adds. False when there are sixty already. The
 * invitation must be locked.
 */
export async function storeGuest(
  tx: Tx,
  reservationId: string,
  browserHash: string | null,
  { name, coming, adults, child_ages: ages, note }: GuestAnswer,
  now: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await tx.execute(sql`
    insert into trip_guests (reservation_id, browser_hash, name, coming, adults, child_ages, note, created_at, updated_at)
    select ${reservationId}::uuid, ${browserHash}, ${name}, ${coming}, ${adults}, ${sql.param(ages)}::smallint[], ${note}, ${at}, ${at}
    where (select count(*) from trip_guests where reservation_id = ${reservationId}::uuid
      and (${browserHash}::text is null or browser_hash is distinct from ${browserHash})) < ${MAX_GUESTS}
    on conflict (reservation_id, browser_hash) do update set name = excluded.name, coming = excluded.coming,
      adults = excluded.adults, child_ages = excluded.child_ages, note = excluded.note, updated_at = excluded.updated_at`);
  return rowCount === 1;
}
