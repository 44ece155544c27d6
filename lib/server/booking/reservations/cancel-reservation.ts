import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import {
  type CancellationRefusal,
  type CancellationRequest,
  type Cancelled,
  cancelWithRefund,
} from "@/lib/server/booking/checkout/cancel-with-refund";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { policyStart } from "@/lib/server/booking/lifecycle/policy-start";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";

/**
 * Cancels a request, hold or reservation and gives back what its stored policy says, in one transaction. Refuses
 * another customer's reservation as not found. Customers may cancel until the trip starts, afterwards only
 * staff; what is over or already cancelled is refused, and so is another refund than the expected one.
 */
export async function cancelReservation(
  request: CancellationRequest & { reservationId: string },
  now: Date,
): Promise<Outcome<Cancelled<ReservationStatus>, CancellationRefusal>> {
  return inTransaction((tx) => cancelReservationIn(tx, request, now));
}

/** `cancelReservation` in a running transaction. */
export async function cancelReservationIn(
  tx: Tx,
  { reservationId: id, ...request }: CancellationRequest & { reservationId: string },
  now: Date,
): Promise<Outcome<Cancelled<ReservationStatus>, CancellationRefusal>> {
  const { by, reason } = request;
  const reservation = await lockReservation(tx, id);
  if (!reservation || (by.kind === "customer" && reservation.userId !== by.id)) return refuse("not_found");
  const allowed = planTransition(reservation, "cancel", by.kind, now);
  if (!allowed.ok) return allowed;
  const cancellable = {
    booking: { kind: "reservation", id },
    startsAt: policyStart(reservation),
    steps: reservation.policySteps,
    cancel: () => applyReservationEvent(tx, reservation, { event: "cancel", by, reason, now }),
  } as const;
  return cancelWithRefund(tx, cancellable, request, now);
}
