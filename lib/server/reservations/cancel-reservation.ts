import { and, eq } from "drizzle-orm";
import { type CancellationCause, planRefund } from "@/lib/domain/reservations/plan-refund";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Actor } from "@/lib/domain/shared/vocabulary";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { payments } from "@/lib/server/db/schema/payments";
import { queueRefund } from "@/lib/server/payments/queue-refund";
import { applyReservationEvent } from "@/lib/server/reservations/apply-reservation-event";
import { lockReservation, type ReservationRow } from "@/lib/server/reservations/lock-reservation";

export interface Cancellation {
  reservationId: string;
  /** Null = whoever the reservation belongs to, for the operator. */
  userId: string | null;
  actor: Extract<Actor, "customer" | "operator">;
  /** Who it is down to; decides the refund. */
  cause: CancellationCause;
  reason: string;
}

export interface CancelledReservation {
  reservation: ReservationRow;
  /** What goes back of the money paid online, in minor units. */
  refundMinor: number;
}

/**
 * Cancels a request, hold or reservation and gives back what the policy says, in one transaction; the refund
 * runs as a job. A foreign reservation is not found. Customers may cancel until the trip starts, afterwards
 * only the operator; what is over or already cancelled is refused.
 */
export async function cancelReservation(
  cancellation: Cancellation,
  now: Date,
): Promise<Outcome<CancelledReservation, "not_found" | "transition_not_allowed">> {
  const { reservationId, userId, actor, cause, reason } = cancellation;
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation || (userId !== null && reservation.userId !== userId)) return refuse("not_found");
    const cancelled = await applyReservationEvent(tx, reservation, { event: "cancel", actor, reason, now });
    if (!cancelled.ok) return cancelled;
    const refundMinor = await refundPaid(tx, reservation, cause, now);
    return accept({ reservation: cancelled.value, refundMinor });
  });
}

async function refundPaid(
  tx: Tx,
  { id, cancellationPolicy, startsAt }: ReservationRow,
  cause: CancellationCause,
  now: Date,
): Promise<number> {
  const [paid] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.reservationId, id), eq(payments.state, "paid")));
  if (!paid) return 0;
  const { amountMinor: paidMinor } = paid;
  const { refundMinor } = planRefund({ policy: cancellationPolicy, paidMinor, startsAt, now, by: cause });
  const reason = { customer: "cancelled_by_customer", owner: "cancelled_by_owner", weather: "weather" }[
    cause
  ];
  if (refundMinor > 0) await queueRefund(tx, paid, refundMinor, reason, now);
  return refundMinor;
}
