import { eq } from "drizzle-orm";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

export type OrderRow = typeof serviceOrders.$inferSelect;

/** Locks the order's boat, if it takes one, and then the order, as for reservations; null when unknown. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | null> {
  const [found] = await tx
    .select({ boatId: serviceOrders.boatId })
    .from(serviceOrders)
    .where(eq(serviceOrders.id, orderId));
  if (!found) return null;
  if (found.boatId !== null) await lockBoat(tx, found.boatId);
  const [row] = await tx
    .select()
    .from(serviceOrders)
    .where(eq(serviceOrders.id, orderId))
    .for("no key update");
  return row ?? null;
}
