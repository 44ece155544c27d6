import { type CancellationCause, planRefund } from "@/lib/domain/reservations/plan-refund";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Actor } from "@/lib/domain/shared/vocabulary";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { refundPayment } from "@/lib/server/payments/refund-payment";
import { applyReservationEvent } from "@/lib/server/reservations/apply-reservation-event";
import { findPaidMoney, type PaidMoney } from "@/lib/server/reservations/find-paid-money";
import { lockReservation, type ReservationRow } from "@/lib/server/reservations/lock-reservation";

export interface Cancellation {
  reservationId: string;
  /** Null = whoever the reservation belongs to, for the operator. */
  userId: string | null;
  actor: Extract<Actor, "customer" | "operator">;
  /** Who it is down to; decides the refund. */
  cause: CancellationCause;
  reason: string;
  /** What whoever cancels was shown; another amount is refused. */
  expectedRefundMinor?: number | undefined;
}

export interface CancelledReservation {
  reservation: ReservationRow;
  /** What goes back of the money paid online, in minor units. */
  refundMinor: number;
}

const REFUND_REASONS = {
  customer: "cancelled_by_customer",
  owner: "cancelled_by_owner",
  weather: "weather",
} as const satisfies Record<CancellationCause, string>;

/**
 * Cancels a request, hold or reservation and gives back what the policy says, in one transaction; the refund
 * runs as a job. A foreign reservation is not found. Customers may cancel until the trip starts, afterwards
 * only the operator; what is over or already cancelled is refused, and so is another refund than the expected one.
 */
export async function cancelReservation(
  cancellation: Cancellation,
  now: Date,
): Promise<Outcome<CancelledReservation, "not_found" | "transition_not_allowed" | "refund_changed">> {
  const { reservationId, userId, actor, cause, reason, expectedRefundMinor } = cancellation;
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation || (userId !== null && reservation.userId !== userId)) return refuse("not_found");
    const allowed = planTransition(reservation, "cancel", actor, now);
    if (!allowed.ok) return allowed;
    const paid = await findPaidMoney(tx, reservationId);
    const refundMinor = paid ? refundOf(reservation, paid, cause, now) : 0;
    if (expectedRefundMinor !== undefined && expectedRefundMinor !== refundMinor) {
      return refuse("refund_changed", { refund: refundMinor });
    }
    const cancelled = await applyReservationEvent(tx, reservation, { event: "cancel", actor, reason, now });
    if (!cancelled.ok) return cancelled;
    if (paid && refundMinor > 0) {
      const refund = await refundPayment(tx, paid.paymentId, refundMinor, REFUND_REASONS[cause], now);
      if (!refund.ok) throw new Error(`The refund of a cancelled reservation was refused: ${refund.code}`);
    }
    return accept({ reservation: cancelled.value, refundMinor });
  });
}

function refundOf(
  { cancellationPolicy: policy, startsAt }: ReservationRow,
  { paidMinor, leftMinor }: PaidMoney,
  by: CancellationCause,
  now: Date,
): number {
  return Math.min(leftMinor, planRefund({ policy, paidMinor, startsAt, now, by }).refundMinor);
}
