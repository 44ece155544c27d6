import { and, eq, lte, ne } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";
import { serviceOrders } from "@/lib/server/db/schema/services";
import { applyOrderEvent } from "@/lib/server/services/apply-order-event";

/**
 * Ends the orders that hold the boat and whose time has passed, so that their slots can be given away before the
 * sweep comes. Only under the boat's lock. `exceptId` is left alone: money has come for it.
 */
export async function expireStaleOrders(
  tx: Tx,
  boatId: number,
  now: Date,
  exceptId: string | null,
): Promise<void> {
  const stale = await tx
    .select()
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.boatId, boatId),
        eq(serviceOrders.status, "order_payment_pending"),
        lte(serviceOrders.expiresAt, now),
        ...(exceptId ? [ne(serviceOrders.id, exceptId)] : []),
      ),
    )
    .orderBy(serviceOrders.id)
    .for("no key update");
  for (const order of stale) await applyOrderEvent(tx, order, { event: "expire", actor: "system", now });
}
