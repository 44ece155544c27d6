import { sql } from "drizzle-orm";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

export interface AcceptedContractRecord {
  id: string;
  title: string;
  version: string;
  text: string;
  hash: string;
  acceptedAt: string;
}

/**
 * The contracts that the customer accepted when paying for this reservation or order, or when changing its trip, each
 * text as it was then.
 */
export async function listAcceptedContracts(
  userId: string,
  { kind, id }: BookingRef,
  db: Db = getDb(),
): Promise<AcceptedContractRecord[]> {
  const { rows } = await db.execute<{ contract: AcceptedContractRecord }>(sql`
    select json_build_object('id', a.id, 'title', c.title, 'version', c.version, 'text', a.filled_text,
      'hash', a.hash, 'acceptedAt', a.accepted_at) as contract
    from contract_acceptances a
    join contracts c on c.id = a.contract_id
    left join payments p on p.id = a.payment_id
    left join reservation_changes x on x.id = a.change_id
    where a.user_id = ${userId}::uuid and ${
      kind === "order"
        ? sql`p.service_order_id = ${id}::uuid`
        : sql`(p.reservation_id = ${id}::uuid or x.reservation_id = ${id}::uuid)`
    }
      and (p.state in ('paid', 'paid_too_late') or x.status = 'made')
    order by a.accepted_at, c.kind desc`);
  return rows.map(({ contract }) => contract);
}
