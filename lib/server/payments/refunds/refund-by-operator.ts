import { sql } from "drizzle-orm";
import type { Outcome } from "@/lib/domain/shared/outcome";
import { refuse } from "@/lib/domain/shared/outcome";
import { refundPayment } from "@/lib/server/checkout/refund-payment";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { lockOrder } from "@/lib/server/lifecycle/lock-order";
import { lockReservation } from "@/lib/server/lifecycle/lock-reservation";

interface PaidRow extends Record<string, unknown> {
  id: string;
  reservation_id: string | null;
  service_order_id: string | null;
}

/**
 * Gives back part of what was paid for the reservation or order of this number, as the operator decided; a job
 * asks the provider. Refuses what took no money and more than is left of it.
 */
export async function refundByOperator(
  number: string,
  amountMinor: number,
  now: Date,
): Promise<Outcome<{ refundId: string }, "not_found" | "not_refundable" | "refund_exceeds_paid">> {
  return inTransaction(async (tx) => {
    const payment = await findPaid(tx, number);
    if (!payment) return refuse("not_found");
    if (payment.reservation_id) await lockReservation(tx, payment.reservation_id);
    if (payment.service_order_id) await lockOrder(tx, payment.service_order_id);
    return refundPayment(tx, payment.id, amountMinor, "operator", now);
  });
}

async function findPaid(tx: Tx, number: string): Promise<PaidRow | undefined> {
  const { rows } = await tx.execute<PaidRow>(sql`
    select p.id, p.reservation_id, p.service_order_id from payments p
    where (p.reservation_id = (select id from reservations where number = upper(${number}))
        or p.service_order_id = (select id from service_orders where number = upper(${number})))
      and p.state in ('paid', 'paid_too_late')
    order by p.created_at desc limit 1`);
  return rows[0];
}
