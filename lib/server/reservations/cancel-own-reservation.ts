import { sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { cancelAnswer } from "@/lib/contracts/reservations";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Currency, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { getDb } from "@/lib/server/db/pool";
import { cancelReservation } from "@/lib/server/reservations/cancel-reservation";

export interface OwnCancellation {
  reservationId: string;
  userId: string;
  reason: string;
  /** What the customer saw; absent accepts whatever the policy says. */
  expectedRefundMinor?: number | undefined;
}

type Cancelled = InferInput<typeof cancelAnswer>;
type Refusal = "not_found" | "transition_not_allowed" | "refund_changed";

/**
 * The customer withdraws a request or cancels a reservation; a refund runs as a job. Repeating it (a double click,
 * a lost answer) changes nothing and tells the same. `refund_changed` tells the new amount when a step of the policy
 * has passed since the customer looked.
 */
export async function cancelOwnReservation(
  wish: OwnCancellation,
  now: Date,
): Promise<Outcome<Cancelled, Refusal>> {
  const { expectedRefundMinor, ...own } = wish;
  const cancelled = await cancelReservation(
    { ...own, actor: "customer", cause: "customer", expectedRefundMinor },
    now,
  );
  if (cancelled.ok) {
    const { reservation, refundMinor } = cancelled.value;
    return accept({ status: reservation.status, refund: refundMinor, currency: reservation.currency });
  }
  if (cancelled.code !== "transition_not_allowed") return cancelled;
  const before = await findOwnCancellation(wish);
  return before ? accept(before) : refuse(cancelled.code, cancelled.details);
}

async function findOwnCancellation({ reservationId, userId }: OwnCancellation): Promise<Cancelled | null> {
  const { rows } = await getDb().execute<{
    status: ReservationStatus;
    refund: string;
    currency: Currency;
  }>(sql`
    select r.status, r.currency, coalesce((select sum(f.amount_minor) from payments p
      join refunds f on f.payment_id = p.id and f.reason = 'cancelled_by_customer'
      where p.reservation_id = r.id), 0) as refund
    from reservations r join reservation_history h on h.reservation_id = r.id
    where r.id = ${reservationId}::uuid and r.user_id = ${userId}::uuid
      and h.event = 'cancel' and h.actor = 'customer'`);
  const [row] = rows;
  return row ? { status: row.status, refund: Number(row.refund), currency: row.currency } : null;
}
