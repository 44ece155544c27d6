import type { MessageSubjectKind } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/platform/db/pool";

/** A conversation that waits for an answer. */
export interface InboxRow {
  kind: MessageSubjectKind;
  number: string;
  customerName: string;
  /** The last message of the customer, and when it came. */
  text: string;
  writtenAt: Date;
  /** Who should answer: the owner of the boat, or the operator where there is none. */
  waitsFor: "owner" | "operator";
}

/** Open conversations whose last word is the customer's, the longest waiting first. Closed questions are left out. */
export async function listInbox(): Promise<InboxRow[]> {
  const { rows } = await getPool().query<InboxRow>(
    `select case when r.id is not null then 'reservation' when o.id is not null then 'order' else 'question' end as kind,
       coalesce(r.number, o.number, q.number) as number, u.name || ' ' || u.surname as "customerName", m.text,
       m.created_at as "writtenAt",
       case when o.id is not null and o.boat_id is null then 'operator' else 'owner' end as "waitsFor"
     from messages m
     left join reservations r on r.id = m.reservation_id
     left join service_orders o on o.id = m.service_order_id
     left join questions q on q.id = m.question_id
     join users u on u.id = coalesce(r.user_id, o.user_id, q.user_id)
     where m.author = 'customer' and q.closed_at is null
       and not exists (select from messages later where later.id > m.id
         and (later.reservation_id = r.id or later.service_order_id = o.id or later.question_id = q.id))
     order by m.created_at`,
  );
  return rows;
}
