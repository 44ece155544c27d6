import { sql } from "drizzle-orm";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { expireOrder } from "@/lib/server/booking/lifecycle/expire-order";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";

const BATCH = 500;

/**
 * What the clock does to orders: ends what was not paid in time, completes what is over. Each in its own
 * transaction; takes over for every deadline job that was lost.
 */
export async function sweepOrders(now: Date): Promise<void> {
  const at = now.toISOString();
  const { rows } = await getDb().execute<{ id: string; waits: boolean }>(sql`
    select id, expires_at is not null as waits from service_orders
    where expires_at <= ${at}::timestamptz
       or (status = 'order_paid'
         and coalesce(ends_at, (service_day + 1)::timestamp at time zone 'Europe/Istanbul') <= ${at}::timestamptz)
    order by expires_at nulls last, id limit ${BATCH}`);
  for (const { id, waits } of rows) {
    try {
      await (waits ? expireOrder(id, now) : completeOrder(id, now));
    } catch (error) {
      log("error", "order_sweep_failed", { order_id: id, error });
    }
  }
}

async function completeOrder(orderId: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await applyOrderEvent(tx, order, { event: "complete", by: SYSTEM, now });
  });
}
