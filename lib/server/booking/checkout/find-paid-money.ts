import { sql } from "drizzle-orm";
import { type BookingRef, paysFor } from "@/lib/server/booking/checkout/payment-subject";
import type { Db } from "@/lib/server/platform/db/pool";

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
  const { rows } = await db.execute<{ id: string; paid: string; returned: string; credited: string }>(sql`
    select payments.id, payments.amount_minor as paid,
      coalesce(sum(f.amount_minor) filter (where f.state <> 'failed'), 0) as returned,
      coalesce(sum(f.amount_minor) filter (where f.reason = ${CHANGE_REASON}), 0) as credited
    from payments left join refunds f on f.payment_id = payments.id
    where ${paysFor(booking)} and payments.state = 'paid'
    group by payments.id order by payments.created_at desc, payments.id`);
  if (rows.length === 0) return null;
  const payments = rows.map(({ id, paid, returned }) => ({
    id,
    amountMinor: Math.max(0, Number(paid) - Number(returned)),
  }));
  return {
    paidMinor: rows.reduce((sum, { paid, credited }) => sum + Number(paid) - Number(credited), 0),
    leftMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    payments,
  };
}

/** The reason of refunds for a trip that became cheaper. */
export const CHANGE_REASON = "trip_changed";
