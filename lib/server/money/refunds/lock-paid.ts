import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { AuditSubject } from "@/lib/domain/shared/audit-events";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { payments, refunds } from "@/lib/server/platform/db/schema/payments";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

/** A booking that took money, with what is left of each payment, the latest first. */
export interface PaidBooking {
  reservationId: string | null;
  serviceOrderId: string | null;
  subject: AuditSubject;
  currency: Currency;
  payments: { id: string; amountMinor: number }[];
}

/** Locks the reservation or order of this number and reads what was paid for it; null when nothing was. */
export async function lockPaid(tx: Tx, number: string): Promise<PaidBooking | null> {
  const [found] = await listPaid(tx, number);
  if (!found) return null;
  const { reservationId, serviceOrderId, currency } = found;
  if (reservationId) await lockReservation(tx, reservationId);
  if (serviceOrderId) await lockOrder(tx, serviceOrderId);
  const subject = reservationId
    ? ({ kind: "reservation", id: reservationId } as const)
    : ({ kind: "order", id: serviceOrderId ?? "" } as const);
  const paid = await listPaid(tx, number);
  const left = paid.map(({ id, amountMinor }) => ({ id, amountMinor }));
  return { reservationId, serviceOrderId, subject, currency, payments: left };
}

/** Its payments that took money, the latest first, with what is left of each. */
function listPaid(tx: Tx, number: string) {
  const named = number.toUpperCase();
  const reservation = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.number, named));
  const order = tx
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(eq(serviceOrders.number, named));
  const refunded = sql`select sum(${refunds.amountMinor}) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.state} <> 'failed'`;
  return tx
    .select({
      id: payments.id,
      reservationId: payments.reservationId,
      serviceOrderId: payments.serviceOrderId,
      currency: payments.currency,
      amountMinor: sql`${payments.amountMinor} - coalesce((${refunded}), 0)`.mapWith(Number),
    })
    .from(payments)
    .where(
      and(
        or(eq(payments.reservationId, reservation), eq(payments.serviceOrderId, order)),
        inArray(payments.state, ["paid", "paid_too_late"]),
      ),
    )
    .orderBy(desc(payments.createdAt));
}

/** Whether the operator has refunded the same amount just now; the parts of one refund have one instant. */
export async function isRepeatedRefund(
  tx: Tx,
  paymentIds: string[],
  amountMinor: number,
  now: Date,
  minutes: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from refunds where payment_id in ${paymentIds} and reason = 'operator' and state <> 'failed'
      and created_at > ${now.toISOString()}::timestamptz - make_interval(mins => ${minutes})
    group by created_at having sum(amount_minor) = ${amountMinor}`);
  return rowCount !== 0;
}
