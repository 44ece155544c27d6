import type { PoolClient } from "pg";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { refuseRealBusiness } from "./real-business";
import { removeDemoSettings } from "./seed-settings";

/** In the order of their foreign keys; `demo_payments` is a temporary table. */
const REMOVALS = [
  "delete from owner_statement_lines where demo",
  "delete from owner_statements where demo",
  "delete from ledger_entries where demo",
  "delete from ledger_transactions where demo",
  "delete from ledger_corrections where demo",
  "delete from payout_lines where demo",
  "delete from payouts where demo",
  "delete from contract_acceptances where payment_id in (select id from demo_payments)",
  "delete from contract_acceptances where change_id in (select c.id from reservation_changes c join reservations r on r.id = c.reservation_id where r.demo)",
  "delete from refunds where payment_id in (select id from demo_payments)",
  "delete from payment_events where payment_id in (select id from demo_payments)",
  "delete from payments where id in (select id from demo_payments)",
  "delete from reviews where demo",
  "delete from boat_occupancies where boat_id in (select id from boats where demo) or service_order_id in (select id from service_orders where demo)",
  "delete from reservations where demo",
  "delete from service_orders where demo",
  "delete from slugs where scope = 'boat' and entity_id in (select id from boats where demo)",
  "delete from boats where demo",
  "delete from owners where demo and not exists (select from boats where owner_id = owners.id)",
  "delete from slugs where scope in ('service', 'blog', 'page') and entity_id in (select id from contents where demo)",
  "delete from contents where demo",
  "delete from users where demo",
  "delete from staff where demo",
] as const;

/**
 * Removes the demo boats, customers, trips, reviews, offers, posts and its invented company; the reference data stays,
 * and so do real accounts. Refuses, changing nothing, beside a real reservation or order. Runs in the caller's
 * transaction.
 */
export async function removeDemo(client: PoolClient): Promise<Outcome<{ boats: number }, "real_business">> {
  const real = await refuseRealBusiness(client);
  if (!real.ok) return real;
  const { rows } = await client.query<{ boats: number }>(
    "select count(*)::int as boats from boats where demo",
  );
  await client.query(`create temporary table demo_payments on commit drop as
    select p.id from payments p left join reservations r on r.id = p.reservation_id
    left join service_orders o on o.id = p.service_order_id where r.demo or o.demo`);
  for (const removal of REMOVALS) await client.query(removal);
  await removeDemoSettings(client);
  const tags = JSON.stringify(["boats", "places", "home", "content", "settings", "slugs"]);
  await client.query("select pg_notify('palamar_tags', $1)", [tags]);
  return accept({ boats: rows[0]?.boats ?? 0 });
}
