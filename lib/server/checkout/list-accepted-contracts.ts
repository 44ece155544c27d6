import { sql } from "drizzle-orm";
import type { PaymentSubject } from "@/lib/server/checkout/payment-subject";
import { type Db, getDb } from "@/lib/server/db/pool";

export interface AcceptedContractRecord {
  id: string;
  title: string;
  version: string;
  text: string;
  hash: string;
  acceptedAt: string;
}

/** The contracts that the customer accepted when paying for this reservation or order, each text as it was then. */
export async function listAcceptedContracts(
  userId: string,
  { kind, id }: PaymentSubject,
  db: Db = getDb(),
): Promise<AcceptedContractRecord[]> {
  const { rows } = await db.execute<{ contract: AcceptedContractRecord }>(sql`
    select json_build_object('id', a.id, 'title', c.title, 'version', c.version, 'text', a.filled_text,
      'hash', a.hash, 'acceptedAt', a.accepted_at) as contract
    from contract_acceptances a
    join contracts c on c.id = a.contract_id
    join payments p on p.id = a.payment_id
    where ${kind === "order" ? sql`p.service_order_id` : sql`p.reservation_id`} = ${id}::uuid and a.user_id = ${userId}::uuid
      and p.state in ('paid', 'paid_too_late')
    order by a.accepted_at, c.kind desc`);
  return rows.map(({ contract }) => contract);
}
