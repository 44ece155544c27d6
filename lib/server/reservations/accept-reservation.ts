import { and, eq, ne, sql } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import type { Actor } from "@/lib/domain/shared/vocabulary";
import { isSlotFree } from "@/lib/server/boats/is-slot-free";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { reservations } from "@/lib/server/db/schema/reservations";
import { applyReservationEvent } from "@/lib/server/reservations/apply-reservation-event";
import { expireStaleHolds } from "@/lib/server/reservations/expire-stale-holds";
import { lockReservation, type ReservationRow } from "@/lib/server/reservations/lock-reservation";

export type AcceptanceRefusal = "not_found" | "transition_not_allowed" | "slot_taken";

/**
 * The owner (or the operator for them) says yes: the slot is looked at again, held until the payment's
 * deadline, and every other request that overlaps it is rejected, in one transaction. Refuses what nobody
 * asks for any more, and times that somebody got meanwhile.
 */
export async function acceptReservation(
  reservationId: string,
  actor: Extract<Actor, "owner" | "operator">,
  now: Date,
): Promise<Outcome<ReservationRow, AcceptanceRefusal>> {
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return refuse("not_found");
    const { boatId, startsAt, endsAt, turnaroundMinutes } = reservation;
    const plan = planTransition(reservation, "accept", actor, now);
    if (!plan.ok) return plan;
    const period = occupiedPeriod(startsAt, endsAt, turnaroundMinutes);
    await expireStaleHolds(tx, boatId, now);
    if (!(await isSlotFree(tx, boatId, period, now, reservationId))) return refuse("slot_taken");
    const accepted = await applyReservationEvent(tx, reservation, { event: "accept", actor, now });
    if (accepted.ok) await rejectRivals(tx, reservation, period, now);
    return accepted;
  });
}

async function rejectRivals(tx: Tx, winner: ReservationRow, period: Period, now: Date): Promise<void> {
  const from = period.startsAt.toISOString();
  const until = period.endsAt.toISOString();
  const rivals = await tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.boatId, winner.boatId),
        eq(reservations.status, "request_created"),
        ne(reservations.id, winner.id),
        sql`tstzrange(${reservations.startsAt}, ${reservations.endsAt} + make_interval(mins => ${reservations.turnaroundMinutes}))
          && tstzrange(${from}::timestamptz, ${until}::timestamptz)`,
      ),
    )
    .orderBy(reservations.id)
    .for("no key update");
  for (const rival of rivals) {
    await applyReservationEvent(tx, rival, {
      event: "reject",
      actor: "system",
      reason: "rival_accepted",
      now,
    });
  }
}
