import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import type { Actor } from "@/lib/domain/shared/vocabulary";
import { isSlotFree } from "@/lib/server/boats/is-slot-free";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { applyReservationEvent } from "@/lib/server/reservations/apply-reservation-event";
import { expireStaleHolds } from "@/lib/server/reservations/expire-stale-holds";
import { lockReservation, type ReservationRow } from "@/lib/server/reservations/lock-reservation";
import { lockRivals } from "@/lib/server/reservations/rivals";

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
  for (const rival of await lockRivals(tx, { ...winner, period }, now)) {
    await applyReservationEvent(tx, rival, {
      event: "reject",
      actor: "system",
      reason: "rival_accepted",
      now,
    });
  }
}
