import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { lockReservation, type ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** The owner (or staff for them) declines a request; the customer is notified, with the reason. */
export async function declineReservation(
  reservationId: string,
  by: Actor<"owner" | "staff">,
  reason: string | null,
  now: Date,
): Promise<Outcome<ReservationRow, "not_found" | "transition_not_allowed">> {
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return refuse("not_found");
    const declined = await applyReservationEvent(tx, reservation, { event: "decline", by, reason, now });
    const subject = { kind: "reservation", id: reservationId } as const;
    if (declined.ok) await audit(tx, { by, event: "booking_declined", subject, reason });
    return declined;
  });
}
