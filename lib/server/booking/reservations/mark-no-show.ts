import { eq } from "drizzle-orm";
import { mayMissTrip } from "@/lib/domain/reservations/may-miss-trip";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { reservations, reviews } from "@/lib/server/platform/db/schema/reservations";

type Refusal = "not_found" | "transition_not_allowed" | "already_reviewed";

/**
 * Notes that nobody came to a trip, or that they did after all. The trip ends as every other, but nobody is invited to
 * review it or may; nothing goes back. Refuses a trip that has not begun or that began thirty days ago, one that was
 * reviewed, and what is noted already.
 */
export async function markNoShow(
  reservationId: string,
  isMissed: boolean,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx) => {
    const trip = await lockReservation(tx, reservationId);
    if (!trip) return refuse("not_found");
    const isNoted = trip.noShowAt !== null;
    if (isNoted === isMissed || !mayMissTrip(trip, now)) return refuse("transition_not_allowed");
    if ((await tx.$count(reviews, eq(reviews.reservationId, reservationId))) > 0)
      return refuse("already_reviewed");
    const noShowAt = isMissed ? now : null;
    await tx.update(reservations).set({ noShowAt, updatedAt: now }).where(eq(reservations.id, reservationId));
    const subject = { kind: "reservation", id: reservationId } as const;
    await audit(tx, { by, event: isMissed ? "trip_no_show" : "trip_came", subject });
    return accept(null);
  });
}
