import { sql } from "drizzle-orm";
import type { GuestAnswer, OwnGuests } from "@/lib/contracts/guests";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { storeGuest } from "@/lib/server/booking/guests/answer-invitation";
import { areGuestsShown, getOwnGuests, lockOwnTrip, stateOf } from "@/lib/server/booking/guests/own-guests";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** The customer whose guests are changed; the response is in `locale`. */
export interface Inviter {
  userId: string;
  reservationId: string;
  locale: Locale;
  now: Date;
}

type Changed<C extends string = never> = Promise<Outcome<OwnGuests, C | "not_found" | "invitation_closed">>;

/**
 * Adds a guest who does not use the link. Refuses before guests were invited, once the trip has begun, and more people
 * than `guestLimits` allows.
 */
export async function addGuest(
  { userId, reservationId, locale, now }: Inviter,
  answer: GuestAnswer,
): Changed<"too_many_guests" | "too_many_guests_of_network"> {
  return inTransaction(async (tx) => {
    const trip = await lockOwnTrip(tx, userId, reservationId);
    if (!trip) return refuse("not_found");
    if (!trip.invitation || stateOf(trip, now) !== "open") return refuse("invitation_closed");
    const stored = await storeGuest(tx, trip, answer, now);
    if (!stored.ok) return stored;
    return getOwnGuests(userId, reservationId, locale, now, tx);
  });
}

/** Sets whether guests see the cost. Refuses before guests were invited, and once their answers are deleted. */
export async function setGuestSettings(inviter: Inviter, showsCost: boolean): Changed {
  const { userId, reservationId, locale, now } = inviter;
  return inTransaction(async (tx) => {
    const trip = await lockOwnTrip(tx, userId, reservationId);
    if (!trip) return refuse("not_found");
    if (!trip.invitation || !areGuestsShown(trip, now)) return refuse("invitation_closed");
    await tx.execute(
      sql`update trip_invitations set shows_cost = ${showsCost} where reservation_id = ${reservationId}::uuid`,
    );
    return getOwnGuests(userId, reservationId, locale, now, tx);
  });
}

/** Marks a guest's share of the cost as received or not. No money moves. Refuses like `setGuestSettings`. */
export async function markShareSettled(inviter: Inviter, guestId: string, settled: boolean): Changed {
  const { userId, reservationId, locale, now } = inviter;
  return inTransaction(async (tx) => {
    const trip = await lockOwnTrip(tx, userId, reservationId);
    if (!trip) return refuse("not_found");
    if (!areGuestsShown(trip, now)) return refuse("invitation_closed");
    const { rowCount } = await tx.execute(sql`update trip_guests set settled = ${settled}
      where id = ${guestId}::uuid and reservation_id = ${reservationId}::uuid`);
    return rowCount === 1 ? getOwnGuests(userId, reservationId, locale, now, tx) : refuse("not_found");
  });
}

/** Deletes a guest's answer. Refuses a guest of another customer's trip. */
export async function removeGuest(
  { userId, reservationId }: Pick<Inviter, "userId" | "reservationId">,
  guestId: string,
): Promise<Outcome<null, "not_found">> {
  const { rowCount } = await inTransaction((tx) =>
    tx.execute(sql`
      delete from trip_guests g using reservations r
      where g.id = ${guestId}::uuid and g.reservation_id = ${reservationId}::uuid
        and r.id = g.reservation_id and r.user_id = ${userId}`),
  );
  return rowCount === 1 ? accept(null) : refuse("not_found");
}
