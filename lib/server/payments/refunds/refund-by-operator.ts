import { sql } from "drizzle-orm";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { refundPaidMoney } from "@/lib/server/checkout/refund-paid-money";
import { inTransaction, type Tx } from "@/lib/server/db/in-transaction";
import { lockOrder } from "@/lib/server/lifecycle/lock-order";
import { lockReservation } from "@/lib/server/lifecycle/lock-reservation";

interface PaidRow extends Record<string, unknown> {
  id: string;
  reservation_id: string | null;
  service_order_id: string | null;
  left: string;
}

/**
 * Gives back part of what was paid for the reservation or order of this number, as the operator decided, from the
 * latest payment first; a job asks the provider. Refuses what took no money and more than is left of it.
 */
export async function refundByOperator(
  number: string,
  amountMinor: number,
  now: Date,
): Promise<Outcome<null, "not_found" | "refund_exceeds_paid">> {
  return inTransaction(async (tx) => {
    const [found] = await listPaid(tx, number);
    if (!found) return refuse("not_found");
    if (found.reservation_id) await lockReservation(tx, found.reservation_id);
    if (found.service_order_id) await lockOrder(tx, found.service_order_id);
    const payments = (await listPaid(tx, number)).map(({ id, left }) => ({ id, amountMinor: Number(left) }));
    const leftMinor = payments.reduce((sum, payment) => sum + payment.amountMinor, 0);
    if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > leftMinor) {
      return refuse("refund_exceeds_paid", { left: leftMinor });
    }
    return refundPaidMoney(tx, { payments }, amountMinor, "operator", now);
  });
}

/** Its payments that took money, the latest first, with what is left of each. */
async function listPaid(tx: Tx, number: string): Promise<PaidRow[]> {
  const { rows } = await tx.execute<PaidRow>(sql`
    select p.id, p.reservation_id, p.service_order_id, p.amount_minor - coalesce((select sum(f.amount_minor)
      from refunds f where f.payment_id = p.id and f.state <> 'failed'), 0) as left
    from payments p
    where (p.reservation_id = (select id from reservations where number = upper(${number}))
        or p.service_order_id = (select id from service_orders where number = upper(${number})))
      and p.state in ('paid', 'paid_too_late')
    order by p.created_at desc`);
  return rows;
}
