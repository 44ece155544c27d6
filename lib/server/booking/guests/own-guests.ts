import { sql } from "drizzle-orm";
import type { OwnGuests } from "@/lib/contracts/guests";
import { guestsKeptUntil, invitationState, passengerListDueAt } from "@/lib/domain/guests/plan-guests";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { guestLink } from "@/lib/server/booking/guests/guest-link";
import { readOwnGuests } from "@/lib/server/booking/guests/read-guests";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

export interface OwnTrip {
  id: string;
  firstName: string;
  status: ReservationStatus;
  startsAt: string;
  endsAt: string;
  personCount: number;
  totalMinor: number;
  currency: Currency;
  /** Null before the customer invited guests. */
  invitation: {
    linkId: string | null;
    showsCost: boolean;
    listSentAt: string | null;
    createdAt: string;
  } | null;
}

/** The customer's own reservation with its invitation; null for another customer's. */
async function findOwnTrip(db: Db, userId: string, reservationId: string): Promise<OwnTrip | null> {
  const { rows } = await db.execute<{ trip: OwnTrip }>(sql`
    select json_build_object('id', r.id, 'firstName', u.name, 'status', r.status, 'startsAt', r.starts_at,
      'endsAt', r.ends_at, 'personCount', r.person_count, 'totalMinor', r.total_minor, 'currency', r.currency,
      'invitation', case when i.reservation_id is not null then json_build_object('linkId', i.link_id,
        'showsCost', i.shows_cost, 'listSentAt', i.list_sent_at, 'createdAt', i.created_at) end) as trip
    from reservations r join users u on u.id = r.user_id
    left join trip_invitations i on i.reservation_id = r.id
    where r.id = ${reservationId}::uuid and r.user_id = ${userId}`);
  return rows[0]?.trip ?? null;
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
  return invitationState(status, new Date(startsAt), now);
}

/** Whether the customer may see the guests: of a paid trip, until seven days after it, when the answers are deleted. */
export function areGuestsShown(trip: OwnTrip, now: Date): boolean {
  return stateOf(trip, now) !== "closed" && now < guestsKeptUntil(new Date(trip.endsAt));
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
    invitation && state === "open" && !sent
      ? passengerListDueAt(new Date(startsAt), new Date(invitation.createdAt))
      : null;
  return accept({
    url: invitation?.linkId ? guestLink(invitation.linkId, locale) : null,
    state,
    booked_for: personCount,
    ...(await readOwnGuests(db, trip.id, totalMinor)),
    shows_cost: invitation?.showsCost ?? false,
    total_price: totalMinor,
    currency,
    list_sent_at: sent && isoInstant(sent),
    list_due_at: due?.toISOString() ?? null,
  });
}
