import type { Pool } from "pg";
import { RECORD_KINDS, type RecordKind } from "@/lib/contracts/console/action";

export type CustomerRecords = Record<RecordKind, number> & { customer: string };

/** How many records there are of each of these customers; of a review only while it has words. */
export async function countRecords(pool: Pool, customers: readonly string[]): Promise<CustomerRecords[]> {
  if (customers.length === 0) return [];
  const { rows } = await pool.query<CustomerRecords>(
    `select u.id as customer,
       (select count(*)::int from sessions where user_id = u.id) as sessions,
       (select count(*)::int from passkeys where user_id = u.id) as passkeys,
       (u.google_subject is not null)::int as google_accounts,
       (select count(*)::int from favorites where user_id = u.id) as favourites,
       (select count(*)::int from shortlists where user_id = u.id) as shared_lists,
       (select count(*)::int from waiting_list_entries where user_id = u.id) as waiting,
       (select count(*)::int from trip_invitations i join reservations r on r.id = i.reservation_id
         where r.user_id = u.id) as invitations,
       (select count(*)::int from questions where user_id = u.id) as questions,
       (select count(*)::int from messages m left join reservations r on r.id = m.reservation_id
         left join service_orders o on o.id = m.service_order_id left join questions q on q.id = m.question_id
         where u.id in (r.user_id, o.user_id, q.user_id)) as messages,
       (select count(*)::int from reviews where user_id = u.id and title || text <> '') as reviews,
       (select count(*)::int from reservations where user_id = u.id)
         + (select count(*)::int from service_orders where user_id = u.id) as bookings,
       (select count(*)::int from payments where user_id = u.id) as payments,
       (select count(*)::int from contract_acceptances where user_id = u.id) as contracts
     from users u where u.id = any($1::uuid[]) order by u.id`,
    [customers],
  );
  return rows;
}

/** Records of one kind before and after; equal where they stay although the account goes. */
export interface RecordChange {
  customer: string;
  kind: RecordKind;
  from: number;
  to: number;
}

/** What became more or fewer; of the `gone`, whose accounts end, also what stays. */
export function compareRecords(
  before: readonly CustomerRecords[],
  after: readonly CustomerRecords[],
  gone: ReadonlySet<string>,
): RecordChange[] {
  return after.flatMap((now) => {
    const { customer } = now;
    const former = before.find((one) => one.customer === customer);
    if (!former) return [];
    return RECORD_KINDS.map((kind) => ({ customer, kind, from: former[kind], to: now[kind] })).filter(
      ({ from, to }) => from !== to || (gone.has(customer) && to > 0),
    );
  });
}
