import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { lockReservation, type ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** Completes a trip early, once it has started; refused for everything else. */
export async function completeReservation(
  reservationId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<ReservationRow, "not_found" | "transition_not_allowed">> {
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return refuse("not_found");
    return applyReservationEvent(tx, reservation, { event: "complete", by, now });
  });
}
