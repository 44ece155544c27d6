import { inTransaction } from "@/lib/server/db/in-transaction";
import { applyReservationEvent } from "@/lib/server/lifecycle/apply-reservation-event";
import { lockReservation } from "@/lib/server/lifecycle/lock-reservation";

/**
 * Ends a request or hold whose deadline has passed; true when it did. Anything else (answered, paid,
 * extended, unknown) is left alone, so the job may run early, late or twice.
 */
export async function expireReservation(reservationId: string, now: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return false;
    return (await applyReservationEvent(tx, reservation, { event: "expire", actor: "system", now })).ok;
  });
}
