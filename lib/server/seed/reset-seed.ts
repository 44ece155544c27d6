import type { Pool, PoolClient } from "pg";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/** In the order of their foreign keys; `demo_payments` is a temporary table. */
const REMOVALS = [
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
  "delete from slugs where scope in ('service', 'blog', 'page') and entity_id in (select id from contents where demo)",
  "delete from contents where demo",
  "delete from users where demo",
] as const;

const REAL_BUSINESS = `
  select (select count(*) from reservations where not demo)::int as reservations,
    (select count(*) from service_orders where not demo)::int as orders`;

/**
 * Removes the demo boats, customers, trips, reviews, offers and posts; places, catalogue, policies, contracts
 * and settings stay, and so do real accounts. Refuses, changing nothing, as soon as there is a real reservation or
 * order. The pool must have no time limits: the removals take seconds on a busy server.
 */
export async function resetSeed(pool: Pool): Promise<Outcome<{ boats: number }, "real_business">> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // Blocks new reservations between the check and the removal.
    await client.query("lock table reservations, service_orders in share row exclusive mode");
    const { rows } = await client.query<{ reservations: number; orders: number }>(REAL_BUSINESS);
    const [real] = rows;
    if (!real || real.reservations + real.orders > 0) {
      await client.query("rollback");
      return refuse("real_business", { ...real });
    }
    const boats = await removeDemo(client);
    await client.query("commit");
    return accept({ boats });
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function removeDemo(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ boats: number }>(
    "select count(*)::int as boats from boats where demo",
  );
  await client.query(`create temporary table demo_payments on commit drop as
    select p.id from payments p left join reservations r on r.id = p.reservation_id
    left join service_orders o on o.id = p.service_order_id where r.demo or o.demo`);
  for (const removal of REMOVALS) await client.query(removal);
  const tags = JSON.stringify(["boats", "places", "home", "content", "slugs"]);
  await client.query("select pg_notify('palamar_tags', $1)", [tags]);
  return rows[0]?.boats ?? 0;
}
