import { type CancellationCause, type PolicyStep, planRefund } from "@/lib/domain/reservations/plan-refund";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { findPaidMoney } from "@/lib/server/booking/checkout/find-paid-money";
import { postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { refundPaidMoney } from "@/lib/server/booking/checkout/refund-paid-money";
import { audit } from "@/lib/server/platform/audit";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/** The input of a cancellation of a reservation or an order. */
export interface CancellationRequest {
  /** A customer cancels only what is their own. */
  by: Actor<"customer" | "staff">;
  /** The cause, which decides the refund. */
  cause: CancellationCause;
  reason: string;
  /** The refund that was shown before cancelling; another amount is refused. */
  expectedRefundMinor?: number | undefined;
}

/** A reservation or order that may be cancelled now, locked until the transaction ends. */
export interface Cancellable<S extends string> {
  booking: BookingRef;
  /** From when the steps count. */
  startsAt: Date;
  /** How much of the money paid online comes back until when. */
  steps: readonly PolicyStep[];
  /** Applies the event: status, occupancy, history and mails. */
  cancel(): Promise<Outcome<{ status: S; currency: Currency }, "transition_not_allowed">>;
}

export interface Cancelled<S extends string> {
  status: S;
  currency: Currency;
  /** What goes back of the money paid online, in minor units. */
  refundMinor: number;
}

export type CancellationRefusal = "not_found" | "transition_not_allowed" | "refund_changed";

const REFUND_REASONS = {
  customer: "cancelled_by_customer",
  owner: "cancelled_by_owner",
  weather: "weather",
} as const satisfies Record<CancellationCause, string>;

/**
 * Cancels and refunds the share of the remaining money that the policy's steps give, in the running transaction; the
 * refund runs as a job.
 * Refuses another refund than the expected one, and changes nothing then.
 */
export async function cancelWithRefund<S extends string>(
  tx: Tx,
  { booking, startsAt, steps, cancel }: Cancellable<S>,
  { by, cause, reason, expectedRefundMinor }: CancellationRequest,
  now: Date,
): Promise<Outcome<Cancelled<S>, CancellationRefusal>> {
  const paid = await findPaidMoney(tx, booking);
  const due = paid
    ? planRefund({ steps, paidMinor: paid.paidMinor, startsAt, now, by: cause }).refundMinor
    : 0;
  const refundMinor = Math.min(due, paid?.leftMinor ?? 0);
  if (expectedRefundMinor !== undefined && expectedRefundMinor !== refundMinor) {
    return refuse("refund_changed", { refund: refundMinor });
  }
  const cancelled = await cancel();
  if (!cancelled.ok) return cancelled;
  if (paid && refundMinor > 0) {
    const refund = await refundPaidMoney(tx, paid, refundMinor, REFUND_REASONS[cause], now);
    if (!refund.ok) throw new Error(`The refund of a cancelled ${booking.kind} was refused: ${refund.code}`);
  }
  await postBooking(tx, booking, { event: "cancelled", by, now, returnedMinor: due });
  const { status, currency } = cancelled.value;
  const data = { cause, refundMinor, currency };
  await audit(tx, { by, event: "booking_cancelled", subject: booking, data, reason });
  return accept({ status, currency, refundMinor });
}
