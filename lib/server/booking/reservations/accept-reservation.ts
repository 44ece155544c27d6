import { planTransition } from "@/lib/domain/reservations/plan-transition";
import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { canTakeSlot } from "@/lib/server/booking/lifecycle/can-take-slot";
import { lockReservation, type ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { declineRivals } from "@/lib/server/booking/lifecycle/rivals";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

export type AcceptanceRefusal = "not_found" | "transition_not_allowed" | "slot_taken";

/**
 * The owner (or staff for them) accepts: the slot is checked again, held until the payment's
 * deadline, and every other request that overlaps it is rejected, in one transaction. Refuses a request that has
 * ended, and times that were taken meanwhile.
 */
export async function acceptReservation(
  reservationId: string,
  by: Actor<"owner" | "staff">,
  now: Date,
): Promise<Outcome<ReservationRow, AcceptanceRefusal>> {
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return refuse("not_found");
    const plan = planTransition(reservation, "accept", by.kind, now);
    if (!plan.ok) return plan;
    if (!(await canTakeSlot(tx, reservation, now, reservationId))) return refuse("slot_taken");
    const accepted = await applyReservationEvent(tx, reservation, { event: "accept", by, now });
    if (!accepted.ok) return accepted;
    await declineRivals(tx, reservation, now);
    await audit(tx, { by, event: "booking_accepted", subject: { kind: "reservation", id: reservationId } });
    return accepted;
  });
}
