import { eq, sql } from "drizzle-orm";
import type { GuestAnswer, GuestAnswerResponse } from "@/lib/contracts/guests";
import { guestLimits, invitationState } from "@/lib/domain/guests/plan-guests";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { linkOfToken } from "@/lib/server/booking/guests/guest-link";
import { readAnswers, type SharedTrip } from "@/lib/server/booking/guests/read-guests";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import type { Db } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { tripInvitations } from "@/lib/server/platform/db/schema/guests";
import { reservations } from "@/lib/server/platform/db/schema/reservations";

/** Identifies a guest: the token of the link and the browser that opened it. */
interface Guest {
  token: string;
  browserHash: string;
}

/** Who answers: a guest's browser and its network, or the inviting customer, who has neither. */
interface Answerer {
  browserHash: string | null;
  senderNetwork: string | null;
}
const CUSTOMER: Answerer = { browserHash: null, senderNetwork: null };

type GuestRefusal = "too_many_guests" | "too_many_guests_of_network";

export interface InvitedTrip extends SharedTrip {
  reservationId: string;
  status: ReservationStatus;
  startsAt: Date;
  /** The customer's first name; guests see nothing else of the customer. */
  host: string;
}

/** The trip that the token of an invitation opens; null for every other token and once the link is closed. */
export async function findInvitedTrip(db: Db, token: string): Promise<InvitedTrip | null> {
  const linkId = linkOfToken(token);
  const [trip] = linkId ? await invitedTrip(db, linkId) : [];
  return trip ?? null;
}

/** `findInvitedTrip` with its invitation locked until the transaction ends. */
async function lockInvitedTrip(tx: Tx, token: string): Promise<InvitedTrip | null> {
  const linkId = linkOfToken(token);
  const [trip] = linkId ? await invitedTrip(tx, linkId).for("update", { of: tripInvitations }) : [];
  return trip ?? null;
}

function invitedTrip(db: Db, linkId: string) {
  return db
    .select({
      reservationId: reservations.id,
      status: reservations.status,
      startsAt: reservations.startsAt,
      personCount: reservations.personCount,
      totalMinor: reservations.totalMinor,
      showsCost: tripInvitations.showsCost,
      host: users.name,
    })
    .from(tripInvitations)
    .innerJoin(reservations, eq(reservations.id, tripInvitations.reservationId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(eq(tripInvitations.linkId, linkId));
}

/**
 * Stores the answer of a browser; another answer of the same browser replaces it. More people than the trip was booked
 * for are accepted, and the response says so, since only the customer can decide. Refuses answers once the trip has
 * begun or was cancelled, and more people than `guestLimits` allows.
 */
export async function answerInvitation(
  { token, ...guest }: Guest & Answerer,
  answer: GuestAnswer,
  now: Date,
): Promise<Outcome<GuestAnswerResponse, "not_found" | "invitation_closed" | GuestRefusal>> {
  return inTransaction(async (tx) => {
    const trip = await lockInvitedTrip(tx, token);
    if (!trip) return refuse("not_found");
    if (invitationState(trip.status, trip.startsAt, now) !== "open") return refuse("invitation_closed");
    const stored = await storeGuest(tx, { id: trip.reservationId, ...trip }, answer, now, guest);
    return stored.ok ? accept(await readAnswers(tx, trip.reservationId, trip, guest.browserHash)) : stored;
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
 * Stores an answer, the inviting customer's unless `answerer` says whose. Refuses more people than `guestLimits`
 * allows; an answer that takes people away is always stored. The invitation must be locked.
 */
export async function storeGuest(
  tx: Tx,
  { id, personCount }: { id: string; personCount: number },
  answer: GuestAnswer,
  now: Date,
  { browserHash, senderNetwork }: Answerer = CUSTOMER,
): Promise<Outcome<null, GuestRefusal>> {
  const { name, coming, adults, child_ages: ages, note } = answer;
  const max = guestLimits(personCount);
  const counted = await countAnswered(tx, id, { browserHash, senderNetwork });
  const persons = Math.max(1, adults + ages.length);
  if (persons > counted.before) {
    if (counted.others + persons > max.all) return refuse("too_many_guests", { max: max.all });
    if (senderNetwork !== null && counted.ofNetwork + persons > max.ofNetwork)
      return refuse("too_many_guests_of_network");
  }
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into trip_guests (reservation_id, browser_hash, sender_network, name, coming, adults, child_ages, note, created_at, updated_at)
    values (${id}::uuid, ${browserHash}, ${senderNetwork}, ${name}, ${coming}, ${adults}, ${sql.param(ages)}::smallint[], ${note}, ${at}, ${at})
    on conflict (reservation_id, browser_hash) do update set sender_network = excluded.sender_network,
      name = excluded.name, coming = excluded.coming, adults = excluded.adults, child_ages = excluded.child_ages,
      note = excluded.note, updated_at = excluded.updated_at`);
  return accept(null);
}

/** The persons in the former answer of this browser, in all other answers, and in those from the same network. */
async function countAnswered(tx: Tx, reservationId: string, { browserHash, senderNetwork }: Answerer) {
  const isMine = sql`coalesce(browser_hash = ${browserHash}, false)`;
  const persons = sql`greatest(1, adults + cardinality(child_ages))`;
  const { rows } = await tx.execute<{ before: number; others: number; ofNetwork: number }>(sql`
    select coalesce(sum(${persons}) filter (where ${isMine}), 0)::int as before,
      coalesce(sum(${persons}) filter (where not ${isMine}), 0)::int as others,
      coalesce(sum(${persons}) filter (where not ${isMine} and sender_network = ${senderNetwork}), 0)::int as "ofNetwork"
    from trip_guests where reservation_id = ${reservationId}::uuid`);
  return rows[0] ?? { before: 0, others: 0, ofNetwork: 0 };
}
