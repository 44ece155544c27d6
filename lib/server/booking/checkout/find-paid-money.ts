import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type BookingRef, paysFor } from "@/lib/server/booking/checkout/payment-subject";
import type { Db } from "@/lib/server/platform/db/pool";
import { payments, refunds } from "@/lib/server/platform/db/schema/payments";

export interface PaidMoney {
  /** What was paid for the trip or order as it is now: what went back because a trip was changed does not count. */
  paidMinor: number;
  /** What has not gone back yet, and is not on its way. */
  leftMinor: number;
  /** What is left of each payment, the latest first: refunds are taken from them in this order. */
  payments: { id: string; amountMinor: number }[];
}

/** The money that a reservation or order was paid with; null before payment. */
export async function findPaidMoney(db: Db, booking: BookingRef): Promise<PaidMoney | null> {
  const refunded = (which: SQL) =>
    sql`coalesce(sum(${refunds.amountMinor}) filter (where ${which}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      id: payments.id,
      paid: payments.amountMinor,
      returned: refunded(sql`${refunds.state} <> 'failed'`),
      credited: refunded(sql`${refunds.reason} = ${CHANGE_REASON}`),
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(paysFor(booking), eq(payments.state, "paid")))
    .groupBy(payments.id)
    .orderBy(desc(payments.createdAt), payments.id);
  if (rows.length === 0) return null;
  const left = rows.map(({ id, paid, returned }) => ({ id, amountMinor: Math.max(0, paid - returned) }));
  return {
    paidMinor: rows.reduce((sum, { paid, credited }) => sum + paid - credited, 0),
    leftMinor: left.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    payments: left,
  };
}

/** The reason of refunds for a trip that became cheaper. */
export const CHANGE_REASON = "trip_changed";
