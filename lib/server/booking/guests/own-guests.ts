import { and, eq, sql } from "drizzle-orm";
import type { OwnGuests } from "@/lib/contracts/guests";
import { guestsKeptUntil, invitationState, passengerListDueAt } from "@/lib/domain/guests/plan-guests";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { guestLink } from "@/lib/server/booking/guests/guest-link";
import { readOwnGuests } from "@/lib/server/booking/guests/read-guests";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { tripInvitations } from "@/lib/server/platform/db/schema/guests";
import { reservations } from "@/lib/server/platform/db/schema/reservations";

export type OwnTrip = NonNullable<Awaited<ReturnType<typeof findOwnTrip>>>;

/**
 * The customer's own reservation with its invitation, which is null before the customer invited guests; null for
 * another customer's.
 */
async function findOwnTrip(db: Db, userId: string, reservationId: string) {
  const [trip] = await db
    .select({
      id: reservations.id,
      firstName: users.name,
      status: reservations.status,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      personCount: reservations.personCount,
      totalMinor: reservations.totalMinor,
      currency: reservations.currency,
      invitation: tripInvitations,
    })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.userId))
    .leftJoin(tripInvitations, eq(tripInvitations.reservationId, reservations.id))
    .where(and(eq(reservations.id, reservationId), eq(reservations.userId, userId)));
  return trip ?? null;
}

/**
 * `findOwnTrip` with its invitation locked until the transaction ends. The reservation is not locked: payments and
 * cancellations go on meanwhile.
 */
export async function lockOwnTrip(tx: Tx, userId: string, reservationId: string): Promise<OwnTrip | null> {
  await tx.execute(
    sql`select from trip_invitations where reservation_id = ${reservationId}::uuid for update`,
  );
  return findOwnTrip(tx, userId, reservationId);
}

/** The state of the trip's invitation now. */
export function stateOf({ status, startsAt }: OwnTrip, now: Date) {
  return invitationState(status, startsAt, now);
}

/** Whether the customer may see the guests: of a paid trip, until seven days after it, when the answers are deleted. */
export function areGuestsShown(trip: OwnTrip, now: Date): boolean {
  return stateOf(trip, now) !== "closed" && now < guestsKeptUntil(trip.endsAt);
}

/**
 * The guests of the customer's own trip with their shares of the cost. Refuses unpaid trips, and from seven days after
 * the trip on, when the answers are deleted.
 */
export async function getOwnGuests(
  userId: string,
  reservationId: string,
  locale: Locale,
  now: Date,
  db: Db = getDb(),
): Promise<Outcome<OwnGuests, "not_found" | "invitation_closed">> {
  const trip = await findOwnTrip(db, userId, reservationId);
  if (!trip) return refuse("not_found");
  const state = stateOf(trip, now);
  if (state === "closed" || !areGuestsShown(trip, now)) return refuse("invitation_closed");
  const { invitation, startsAt, personCount, totalMinor, currency } = trip;
  const sent = invitation?.listSentAt ?? null;
  const due =
    invitation && state === "open" && !sent ? passengerListDueAt(startsAt, invitation.createdAt) : null;
  return accept({
    url: invitation?.linkId ? guestLink(invitation.linkId, locale) : null,
    state,
    booked_for: personCount,
    ...(await readOwnGuests(db, trip.id, totalMinor)),
    shows_cost: invitation?.showsCost ?? false,
    total_price: totalMinor,
    currency,
    list_sent_at: sent?.toISOString() ?? null,
    list_due_at: due?.toISOString() ?? null,
  });
}
