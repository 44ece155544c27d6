import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Actor } from "@/lib/domain/shared/vocabulary";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { applyReservationEvent } from "@/lib/server/lifecycle/apply-reservation-event";
import { lockReservation, type ReservationRow } from "@/lib/server/lifecycle/lock-reservation";

/** The owner (or the operator for them) declines a request; the customer is notified, with the reason. */
export async function declineReservation(
  reservationId: string,
  actor: Extract<Actor, "owner" | "operator">,
  reason: string | null,
  now: Date,
): Promise<Outcome<ReservationRow, "not_found" | "transition_not_allowed">> {
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return refuse("not_found");
    return applyReservationEvent(tx, reservation, { event: "decline", actor, reason, now });
  });
}
