import type { Currency, PaymentState } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/platform/db/pool";

/** A payment with whom to call about it. */
export interface ListedPayment {
  number: string;
  customerName: string;
  customerPhone: string | null;
  amountMinor: number;
  currency: Currency;
  state: PaymentState;
  /** The provider looks for fraud. */
  inReview: boolean;
  failureCode: string | null;
  createdAt: Date;
  /** A later attempt took the money. */
  paidLater: boolean;
  /** Until when it can still be paid; null when nothing is pending. */
  payableUntil: Date | null;
}

const MAX_LISTED = 100;

/** The latest payments, the newest first: of one state, and since an instant, where they are given. */
export async function listPayments({
  state = null,
  since = null,
}: {
  state?: PaymentState | null;
  since?: Date | null;
}): Promise<ListedPayment[]> {
  const { rows } = await getPool().query<ListedPayment>(
    `select coalesce(r.number, o.number) as number, coalesce(o.customer_name, u.name || ' ' || u.surname) as "customerName",
       coalesce(o.phone, u.phone) as "customerPhone", p.amount_minor::float8 as "amountMinor", p.currency, p.state,
       p.in_review as "inReview", p.failure_code as "failureCode", p.created_at as "createdAt",
       exists (select from payments y where y.state = 'paid' and y.created_at > p.created_at
         and y.reservation_id is not distinct from p.reservation_id and y.change_id is not distinct from p.change_id
         and y.service_order_id is not distinct from p.service_order_id) as "paidLater",
       coalesce(c.expires_at, r.expires_at, o.expires_at) as "payableUntil"
     from payments p join users u on u.id = p.user_id
     left join reservations r on r.id = p.reservation_id left join service_orders o on o.id = p.service_order_id
     left join reservation_changes c on c.id = p.change_id
     where ($1::text is null or p.state = $1) and ($2::timestamptz is null or p.created_at > $2)
     order by p.created_at desc, p.id limit ${MAX_LISTED}`,
    [state, since],
  );
  return rows;
}
