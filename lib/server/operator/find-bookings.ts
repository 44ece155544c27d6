import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/platform/db/pool";

/** A booking or question as a search shows it. */
export type FoundBooking = {
  number: string;
  /** Null while nothing is planned, and for a question. */
  startsAt: Date | null;
  boatCode: string | null;
  customerName: string;
} & (
  | { kind: "reservation"; status: ReservationStatus }
  | { kind: "order"; status: OrderStatus }
  | { kind: "question"; status: null }
);

const MAX_FOUND = 30;

/** The booking or question of this number, then the latest ones of these customers. */
export async function findBookings(number: string, customerIds: readonly string[]): Promise<FoundBooking[]> {
  const { rows } = await getPool().query<FoundBooking>(
    `select x.kind, x.number, x.status, x.starts_at as "startsAt", b.code as "boatCode",
       coalesce(x.customer_name, u.name || ' ' || u.surname) as "customerName"
     from (
       select 'reservation' as kind, number, status, starts_at, created_at, boat_id, user_id, null as customer_name
       from reservations where id in (select id from reservations where number = upper($1)
         union select id from reservations where user_id = any($2::uuid[]))
       union all
       select 'order', number, status, starts_at, created_at, boat_id, user_id, customer_name
       from service_orders where id in (select id from service_orders where number = upper($1)
         union select id from service_orders where user_id = any($2::uuid[]))
       union all
       select 'question', number, null, null, created_at, boat_id, user_id, null
       from questions where id in (select id from questions where number = upper($1)
         union select id from questions where user_id = any($2::uuid[]))
     ) x join users u on u.id = x.user_id left join boats b on b.id = x.boat_id
     order by x.number = upper($1) desc, x.created_at desc, x.number limit ${MAX_FOUND}`,
    [number.trim(), customerIds],
  );
  return rows;
}
