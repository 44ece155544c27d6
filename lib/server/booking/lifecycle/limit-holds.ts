import { type SQL, sql } from "drizzle-orm";
import { checkOpenHolds, MAX_NETWORK_HOLDS } from "@/lib/domain/reservations/check-open-holds";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { LockedCustomer } from "@/lib/server/booking/lifecycle/lock-customer";
import { type Tx, takeTurns } from "@/lib/server/platform/db/in-transaction";

/**
 * Whether the customer may hold another boat: only with a proven address or number, and only while few unpaid holds
 * came from the same network; see `limitNetworkHolds`.
 */
export async function limitHolds(
  tx: Tx,
  customer: LockedCustomer,
  network: string | null,
  now: Date,
): Promise<Outcome<null, "contact_unproven" | "too_many_network_holds">> {
  return customer.proven ? limitNetworkHolds(tx, customer, network, now) : refuse("contact_unproven");
}

/**
 * Refuses another hold while too many unpaid ones came from the same network. Customers of one network and of one
 * proven phone number take turns until the transaction ends, so that many requests at once cannot pass together. Called
 * after the customer is locked, before any boat is.
 */
export async function limitNetworkHolds(
  tx: Tx,
  { provenPhone }: LockedCustomer,
  network: string | null,
  now: Date,
): Promise<Outcome<null, "too_many_network_holds">> {
  if (network) await takeTurns(tx, `holds of network ${network}`);
  if (provenPhone) await takeTurns(tx, `holds of phone ${provenPhone}`);
  if (network === null) return accept(null);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (select count(*) from reservations where sender_network = ${network}
        and status = 'request_created_payment_pending' and expires_at > ${now.toISOString()}::timestamptz)::int
      + (select count(*) from reservation_changes where sender_network = ${network}
        and expires_at > ${now.toISOString()}::timestamptz)::int
      + (select count(*) from service_orders where sender_network = ${network}
        and status = 'order_payment_pending' and expires_at > ${now.toISOString()}::timestamptz)::int as count`);
  return (rows[0]?.count ?? 0) < MAX_NETWORK_HOLDS ? accept(null) : refuse("too_many_network_holds");
}

/**
 * Refuses another hold to a customer who has as many as is allowed: unpaid reservations, and open changes of paid
 * trips, which hold their new time until their owner has answered or their difference is paid.
 */
export async function limitOwnHolds(
  tx: Tx,
  customer: LockedCustomer,
  now: Date,
): Promise<Outcome<null, "too_many_holds">> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (select count(*) from reservations where user_id in ${sameCustomerSql(customer)}
        and status = 'request_created_payment_pending' and expires_at > ${now.toISOString()}::timestamptz)::int
      + (select count(*) from reservation_changes c join reservations r on r.id = c.reservation_id
        where r.user_id in ${sameCustomerSql(customer)}
        and c.expires_at > ${now.toISOString()}::timestamptz)::int as count`);
  return checkOpenHolds(rows[0]?.count ?? 0);
}

/**
 * The customer's own account and every other one that has proven the same phone number, each found by its index. Who
 * only typed the number uses up nobody's holds.
 */
export function sameCustomerSql({ id, provenPhone }: LockedCustomer): SQL {
  return sql`(select ${id}::uuid
    union select id from users where phone = ${provenPhone} and phone_verified_at is not null)`;
}
