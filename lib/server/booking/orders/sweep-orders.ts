import { and, eq, lte, or, sql } from "drizzle-orm";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { expireOrder } from "@/lib/server/booking/lifecycle/expire-order";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";
import { log } from "@/lib/server/platform/log";

const BATCH = 500;

/**
 * What the clock does to orders: ends what was not paid in time, completes what is over. Each in its own
 * transaction; takes over for every deadline job that was lost.
 */
export async function sweepOrders(now: Date): Promise<void> {
  const { id, status, expiresAt, endsAt, serviceDay } = serviceOrders;
  const end = sql`coalesce(${endsAt}, (${serviceDay} + 1)::timestamp at time zone 'Europe/Istanbul')`;
  const isOver = sql`${end} <= ${now.toISOString()}::timestamptz`;
  const due = await getDb()
    .select({ id, expiresAt })
    .from(serviceOrders)
    .where(or(lte(expiresAt, now), and(eq(status, "order_paid"), isOver)))
    // Ascending: those without a deadline come last.
    .orderBy(expiresAt, id)
    .limit(BATCH);
  for (const { id, expiresAt } of due) {
    try {
      await (expiresAt ? expireOrder(id, now) : completeOrder(id, now));
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
