import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { lockReservation, type ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { audit } from "@/lib/server/platform/audit";
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
    const completed = await applyReservationEvent(tx, reservation, { event: "complete", by, now });
    const subject = { kind: "reservation", id: reservationId } as const;
    if (completed.ok) await audit(tx, { by, event: "trip_completed", subject });
    return completed;
  });
}
