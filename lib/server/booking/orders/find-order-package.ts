import { eq } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

/** Which package an order is about; null when there is no such order. */
export async function findOrderPackage(tx: Tx, orderId: string): Promise<number | null> {
  const [found] = await tx
    .select({ packageId: serviceOrders.packageId })
    .from(serviceOrders)
    .where(eq(serviceOrders.id, orderId));
  return found?.packageId ?? null;
}
