import { sql } from "drizzle-orm";
import { type PaymentSubject, paysFor } from "@/lib/server/checkout/payment-subject";
import type { Db } from "@/lib/server/db/pool";

export interface PaidMoney {
  paymentId: string;
  paidMinor: number;
  /** What has not gone back yet, and is not on its way. */
  leftMinor: number;
}

/** The money that a reservation or order was paid with; null before payment. */
export async function findPaidMoney(db: Db, subject: PaymentSubject): Promise<PaidMoney | null> {
  const { rows } = await db.execute<{ id: string; paid: string; returned: string }>(sql`
    select payments.id, payments.amount_minor as paid, coalesce((select sum(f.amount_minor) from refunds f
      where f.payment_id = payments.id and f.state <> 'failed'), 0) as returned
    from payments where ${paysFor(subject)} and payments.state = 'paid'`);
  const [row] = rows;
  if (!row) return null;
  const paidMinor = Number(row.paid);
  return { paymentId: row.id, paidMinor, leftMinor: Math.max(0, paidMinor - Number(row.returned)) };
}
