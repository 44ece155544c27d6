import { sql } from "drizzle-orm";
import type { PaymentAnswer } from "@/lib/contracts/payments";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { PaymentState } from "@/lib/domain/shared/vocabulary";
import type { Session } from "@/lib/server/accounts/find-session";
import { getDb } from "@/lib/server/db/pool";

type Row = {
  id: string;
  user_id: string;
  state: PaymentState;
  number: string;
  amount_minor: string;
  currency: NonNullable<PaymentAnswer["currency"]>;
  failure_code: string | null;
  reservation_id: string | null;
  service_order_id: string | null;
};

/**
 * The result of a payment: everything for the session that owns it, for others only its state and number
 * (their browser may have lost the session on the way back from the bank). Null when there is none.
 */
export async function getPaymentResult(
  paymentId: string,
  session: Pick<Session, "userId"> | null,
): Promise<PaymentAnswer | null> {
  if (!isUuid(paymentId)) return null;
  const { rows } = await getDb().execute<Row>(sql`
    select p.id, p.user_id, p.state, coalesce(r.number, o.number) as number, p.amount_minor, p.currency,
           p.failure_code, p.reservation_id, p.service_order_id
    from payments p
    left join reservations r on r.id = p.reservation_id
    left join service_orders o on o.id = p.service_order_id
    where p.id = ${paymentId}::uuid`);
  const [row] = rows;
  if (!row) return null;
  const { id, state, number } = row;
  if (row.user_id !== session?.userId) return { id, state, number };
  return {
    id,
    state,
    number,
    amount: Number(row.amount_minor),
    currency: row.currency,
    failure: row.failure_code,
    reservation_id: row.reservation_id,
    service_order_id: row.service_order_id,
  };
}
