import { sql } from "drizzle-orm";
import type { OwnGuests } from "@/lib/contracts/guests";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { storeGuest } from "@/lib/server/booking/guests/answer-invitation";
import { getOwnGuests, lockOwnTrip, stateOf } from "@/lib/server/booking/guests/own-guests";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

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
 * Closes the invitation's link; the customer still sees the answers and can make another link. Refuses another
 * customer's trip.
 */
export async function closeInvitation(
  by: Actor<"customer" | "staff">,
  reservationId: string,
): Promise<Outcome<null, "not_found">> {
  const own = by.kind === "customer" ? sql`r.user_id = ${by.id}::uuid` : sql`true`;
  return inTransaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update trip_invitations i set link_id = null from reservations r
      where r.id = i.reservation_id and r.id = ${reservationId}::uuid and ${own}`);
    if (!rowCount) return refuse("not_found");
    await audit(tx, { by, event: "invitation_closed", subject: { kind: "reservation", id: reservationId } });
    return accept(null);
  });
}
