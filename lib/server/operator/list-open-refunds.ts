import type { Currency, RefundState } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/platform/db/pool";

export interface OpenRefund {
  id: string;
  number: string;
  amountMinor: number;
  currency: Currency;
  state: Exclude<RefundState, "done">;
  attempts: number;
  /** The provider's code for a refusal. */
  failureCode: string | null;
  createdAt: Date;
}

/** Refunds that are not done: on their way, or refused by the provider; the oldest first. */
export async function listOpenRefunds(): Promise<OpenRefund[]> {
  const { rows } = await getPool().query<OpenRefund>(
    `select f.id, coalesce(r.number, o.number) as number, f.amount_minor::float8 as "amountMinor", f.currency, f.state,
       f.attempts, f.failure_code as "failureCode", f.created_at as "createdAt"
     from refunds f join payments p on p.id = f.payment_id
     left join reservations r on r.id = p.reservation_id left join service_orders o on o.id = p.service_order_id
     where f.state <> 'done' order by f.created_at`,
  );
  return rows;
}
