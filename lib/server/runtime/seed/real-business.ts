import type { PoolClient } from "pg";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/**
 * Refuses beside a real reservation or order. Until the transaction ends none can be made, so that what follows stays
 * apart from them.
 */
export async function refuseRealBusiness(client: PoolClient): Promise<Outcome<null, "real_business">> {
  await client.query("lock table reservations, service_orders in share row exclusive mode");
  const { rows } = await client.query<{ reservations: number; orders: number }>(
    `select (select count(*) from reservations where not demo)::int as reservations,
       (select count(*) from service_orders where not demo)::int as orders`,
  );
  const [real] = rows;
  return !real || real.reservations + real.orders > 0 ? refuse("real_business", { ...real }) : accept(null);
}
