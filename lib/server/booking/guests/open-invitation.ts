import { eq, sql } from "drizzle-orm";
import type { OwnGuests } from "@/lib/contracts/guests";
import { invitationState } from "@/lib/domain/guests/plan-guests";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { storeGuest } from "@/lib/server/booking/guests/answer-invitation";
import { getOwnGuests, lockOwnTrip, stateOf } from "@/lib/server/booking/guests/own-guests";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { tripInvitations } from "@/lib/server/platform/db/schema/guests";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/**
 * Creates the link of a paid trip's invitation, or replaces it: the old link ends and the answers stay. The customer is
 * the first guest. Refuses trips that are not paid, have begun or were cancelled.
 */
export async function openInvitation(
  userId: string,
  reservationId: string,
  locale: Locale,
  now: Date,
): Promise<Outcome<OwnGuests, "not_found" | "invitation_closed">> {
  return inTransaction(async (tx) => {
    const trip = await lockOwnTrip(tx, userId, reservationId);
    if (!trip) return refuse("not_found");
    if (stateOf(trip, now) !== "open") return refuse("invitation_closed");
    const { rows } = await tx.execute<{ first: boolean }>(sql`
      insert into trip_invitations (reservation_id, link_id, created_at)
      values (${trip.id}::uuid, gen_random_uuid(), ${now.toISOString()}::timestamptz)
      on conflict (reservation_id) do update set link_id = excluded.link_id
      returning xmax = 0 as first`);
    if (rows[0]?.first) {
      const host = { name: trip.firstName, coming: true, adults: 1, child_ages: [], note: null };
      await storeGuest(tx, trip, host, now);
      // The customer has paid for everybody and owes no share.
      await tx.execute(sql`update trip_guests set settled = true where reservation_id = ${trip.id}::uuid`);
    }
    return getOwnGuests(userId, reservationId, locale, now, tx);
  });
}

/**
 * Replaces the link of an invitation for a customer who cannot, as when it went astray; the customer gets the new one
 * by mail, and staff does not see it. Refuses a trip without an invitation, and one that takes no answers any more.
 */
export async function renewInvitation(
  reservationId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | "invitation_closed">> {
  return inTransaction(async (tx) => {
    const trip = await lockInvitedTrip(tx, reservationId);
    if (!trip) return refuse("not_found");
    if (invitationState(trip.status, trip.startsAt, now) !== "open") return refuse("invitation_closed");
    await tx
      .update(tripInvitations)
      .set({ linkId: crypto.randomUUID() })
      .where(eq(tripInvitations.reservationId, reservationId));
    await addJob(tx, "tell_guest_link", { reservationId, renewedAt: now.toISOString() });
    const subject = { kind: "reservation", id: reservationId } as const;
    await audit(tx, { by, event: "invitation_renewed", subject });
    return accept(null);
  });
}

/** A reservation to which guests are invited; its invitation is locked until the transaction ends. */
async function lockInvitedTrip(tx: Tx, reservationId: string) {
  const [trip] = await tx
    .select({ status: reservations.status, startsAt: reservations.startsAt, linkId: tripInvitations.linkId })
    .from(tripInvitations)
    .innerJoin(reservations, eq(reservations.id, tripInvitations.reservationId))
    .where(eq(tripInvitations.reservationId, reservationId))
    .for("update", { of: tripInvitations });
  return trip ?? null;
}

/**
 * Closes the invitation's link; the customer still sees the answers and can make another link. Refuses another
 * customer's trip, and staff a link that is closed.
 */
export async function closeInvitation(
  by: Actor<"customer" | "staff">,
  reservationId: string,
): Promise<Outcome<null, "not_found" | "invitation_closed">> {
  const own = by.kind === "customer" ? sql`r.user_id = ${by.id}::uuid` : sql`true`;
  return inTransaction(async (tx) => {
    const invited = await lockInvitedTrip(tx, reservationId);
    if (by.kind === "staff" && invited && !invited.linkId) return refuse("invitation_closed");
    const { rowCount } = await tx.execute(sql`
      update trip_invitations i set link_id = null from reservations r
      where r.id = i.reservation_id and r.id = ${reservationId}::uuid and ${own}`);
    if (!rowCount) return refuse("not_found");
    await audit(tx, { by, event: "invitation_closed", subject: { kind: "reservation", id: reservationId } });
    return accept(null);
  });
}
