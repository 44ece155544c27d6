import { SYSTEM } from "@/lib/domain/shared/actor";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/**
 * Ends a request or hold whose deadline has passed; true when it did. Anything else (answered, paid,
 * extended, unknown) is left alone, so the job may run early, late or twice.
 */
export async function expireReservation(reservationId: string, now: Date): Promise<boolean> {
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return false;
    return (await applyReservationEvent(tx, reservation, { event: "expire", by: SYSTEM, now })).ok;
  });
}
