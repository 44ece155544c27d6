import { sql } from "drizzle-orm";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import type { BookingKind, Currency } from "@/lib/domain/shared/vocabulary";
import type { CancellationRefusal, Cancelled } from "@/lib/server/booking/checkout/cancel-with-refund";
import { type BookingRef, paysFor } from "@/lib/server/booking/checkout/payment-subject";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservationHistory, reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrderHistory, serviceOrders } from "@/lib/server/platform/db/schema/services";

/** The customer's request; without an expected refund the result of the rule is accepted. */
export interface OwnCancellation {
  userId: string;
  reason: string;
  expectedRefundMinor?: number | undefined;
}

interface CancellationResult<S extends string> {
  status: S;
  refund: number;
  currency: Currency;
}

const HISTORIES = {
  reservation: { bookings: reservations, steps: reservationHistory, of: reservationHistory.reservationId },
  order: { bookings: serviceOrders, steps: serviceOrderHistory, of: serviceOrderHistory.orderId },
} as const satisfies Record<BookingKind, object>;

/**
 * The response to a customer who cancels. Repeating it (a double click, a lost response) changes nothing and returns
 * the same; a cancellation by somebody else is refused.
 */
export async function cancellationResult<S extends string>(
  cancelled: Outcome<Cancelled<S>, CancellationRefusal>,
  booking: BookingRef,
  userId: string,
): Promise<Outcome<CancellationResult<S>, CancellationRefusal>> {
  if (cancelled.ok) {
    const { status, refundMinor, currency } = cancelled.value;
    return accept({ status, refund: refundMinor, currency });
  }
  if (cancelled.code !== "transition_not_allowed") return cancelled;
  const before = await findOwnCancellation<S>(booking, userId);
  return before ? accept(before) : cancelled;
}

async function findOwnCancellation<S extends string>(
  booking: BookingRef,
  userId: string,
): Promise<CancellationResult<S> | null> {
  const { bookings, steps, of } = HISTORIES[booking.kind];
  const { rows } = await getDb().execute<{ status: S; refund: string; currency: Currency }>(sql`
    select ${bookings.status}, ${bookings.currency}, coalesce((select sum(refunds.amount_minor) from payments
      join refunds on refunds.payment_id = payments.id and refunds.reason = 'cancelled_by_customer'
      where ${paysFor(booking)}), 0) as refund
    from ${bookings} join ${steps} on ${of} = ${bookings.id}
    where ${bookings.id} = ${booking.id}::uuid and ${bookings.userId} = ${userId}::uuid
      and ${steps.event} = 'cancel' and ${steps.actor} = 'customer'`);
  const [row] = rows;
  return row ? { status: row.status, refund: Number(row.refund), currency: row.currency } : null;
}
