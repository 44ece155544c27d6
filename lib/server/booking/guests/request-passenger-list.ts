import { sql } from "drizzle-orm";
import type { OwnGuests } from "@/lib/contracts/guests";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Inviter } from "@/lib/server/booking/guests/change-guests";
import { getOwnGuests, lockOwnTrip, stateOf } from "@/lib/server/booking/guests/own-guests";
import { readPassengers } from "@/lib/server/booking/guests/read-guests";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/**
 * Sends the passenger list to the captain at the customer's request. It is sent once; another request changes nothing.
 * Refuses while no guest comes, before guests were invited, and once the trip has begun.
 */
export async function requestPassengerList({
  userId,
  reservationId,
  locale,
  now,
}: Inviter): Promise<Outcome<OwnGuests, "not_found" | "invitation_closed" | "no_guests">> {
  return inTransaction(async (tx) => {
    const trip = await lockOwnTrip(tx, userId, reservationId);
    if (!trip) return refuse("not_found");
    if (!trip.invitation || stateOf(trip, now) !== "open") return refuse("invitation_closed");
    if ((await readPassengers(tx, trip.id)).length === 0) return refuse("no_guests");
    await queuePassengerList(tx, trip.id, now);
    return getOwnGuests(userId, reservationId, locale, now, tx);
  });
}

/** Marks the list as sent and queues its mail, unless it was sent before. */
export async function queuePassengerList(tx: Tx, reservationId: string, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update trip_invitations set list_sent_at = ${now.toISOString()}::timestamptz
    where reservation_id = ${reservationId}::uuid and list_sent_at is null`);
  if (!rowCount) return;
  const jobKey = `passengers:${reservationId}`;
  await addJob(tx, "tell_passengers", { reservationId }, { jobKey });
}
