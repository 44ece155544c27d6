import { type SQL, sql } from "drizzle-orm";
import type { GuestAnswer, OwnGuests } from "@/lib/contracts/guests";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getDb } from "@/lib/server/db/pool";
import { MAX_GUESTS, storeGuest } from "@/lib/server/guests/answer-invitation";
import { findOwnTrip, getOwnGuests, lockOwnTrip, stateOf } from "@/lib/server/guests/own-guests";

/** The customer whose guests are changed; the response is in `locale`. */
export interface Inviter {
  userId: string;
  reservationId: string;
  locale: Locale;
  now: Date;
}

type Changed<C extends string = never> = Promise<Outcome<OwnGuests, C | "not_found" | "invitation_closed">>;

/**
 * Adds a guest who does not use the link. Refuses before guests were invited, once the trip has begun, and beyond
 * sixty.
 */
export async function addGuest(
  { userId, reservationId, locale, now }: Inviter,
  answer: GuestAnswer,
): Changed<"too_many_guests"> {
  return inTransaction(async (tx) => {
    const trip = await lockOwnTrip(tx, userId, reservationId);
    if (!trip) return refuse("not_found");
    if (!trip.invitation || stateOf(trip, now) !== "open") return refuse("invitation_closed");
    if (!(await storeGuest(tx, trip.id, null, answer, now)))
      return refuse("too_many_guests", { max: MAX_GUESTS });
    return getOwnGuests(userId, reservationId, locale, now, tx);
  });
}

/** Sets whether guests see the cost. Refuses before guests were invited. */
export async function setGuestSettings(inviter: Inviter, showsCost: boolean): Changed {
  const { userId, reservationId } = inviter;
  const trip = await findOwnTrip(getDb(), userId, reservationId);
  if (!trip) return refuse("not_found");
  if (!trip.invitation) return refuse("invitation_closed");
  await getDb().execute(
    sql`update trip_invitations set shows_cost = ${showsCost} where reservation_id = ${reservationId}::uuid`,
  );
  return getOwnGuests(userId, reservationId, inviter.locale, inviter.now);
}

/** Marks a guest's share of the cost as received or not. No money moves. */
export async function markShareSettled(inviter: Inviter, guestId: string, settled: boolean): Changed {
  const { userId, reservationId, locale, now } = inviter;
  const changed = sql`update trip_guests g set settled = ${settled} from reservations r`;
  return (await changeOwn(changed, inviter, guestId))
    ? getOwnGuests(userId, reservationId, locale, now)
    : refuse("not_found");
}

/** Deletes a guest's answer. Refuses a guest of another customer's trip. */
export async function removeGuest(
  inviter: Pick<Inviter, "userId" | "reservationId">,
  guestId: string,
): Promise<Outcome<null, "not_found">> {
  const removed = await changeOwn(sql`delete from trip_guests g using reservations r`, inviter, guestId);
  return removed ? accept(null) : refuse("not_found");
}

/** Runs the statement on a guest of the customer's own trip; false when there is none. */
async function changeOwn(
  statement: SQL,
  { userId, reservationId }: Pick<Inviter, "userId" | "reservationId">,
  guestId: string,
): Promise<boolean> {
  const { rowCount } = await getDb().execute(sql`${statement}
    where g.id = ${guestId}::uuid and g.reservation_id = ${reservationId}::uuid
      and r.id = g.reservation_id and r.user_id = ${userId}`);
  return rowCount === 1;
}
