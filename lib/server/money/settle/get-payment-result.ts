import { sql } from "drizzle-orm";
import type { PaymentResponse } from "@/lib/contracts/payments";
import { isUuid } from "@/lib/domain/shared/is-uuid";
import type { PaymentState } from "@/lib/domain/shared/vocabulary";
import { isResultLinkKey } from "@/lib/server/money/payment-link";
import { getDb } from "@/lib/server/platform/db/pool";

type Row = {
  id: string;
  user_id: string;
  state: PaymentState;
  number: string;
  amount_minor: string;
  currency: NonNullable<PaymentResponse["currency"]>;
  failure_code: string | null;
  in_review: boolean;
  reservation_id: string | null;
  service_order_id: string | null;
  change_id: string | null;
};

/**
 * The result of a payment: everything for the session that owns it and for the browser that came back from the
 * bank (`linkKey`), for others only its state and number. Null when there is none.
 */
export async function getPaymentResult(
  paymentId: string,
  visitor: { userId: string | null; linkKey?: string | null },
  now: Date,
): Promise<PaymentResponse | null> {
  if (!isUuid(paymentId)) return null;
  const { rows } = await getDb().execute<Row>(sql`
    select p.id, p.user_id, p.state, coalesce(r.number, o.number) as number, p.amount_minor, p.currency,
           p.failure_code, p.in_review, p.reservation_id, p.service_order_id, p.change_id
    from payments p
    left join reservations r on r.id = p.reservation_id
    left join service_orders o on o.id = p.service_order_id
    where p.id = ${paymentId}::uuid`);
  const [row] = rows;
  if (!row) return null;
  const { id, state, number } = row;
  const known = row.user_id === visitor.userId || isResultLinkKey(id, visitor.linkKey, now);
  if (!known) return { id, state, number };
  return {
    id,
    state,
    number,
    amount: Number(row.amount_minor),
    currency: row.currency,
    failure: row.failure_code,
    in_review: row.in_review,
    reservation_id: row.reservation_id,
    service_order_id: row.service_order_id,
    change_id: row.change_id,
  };
}
