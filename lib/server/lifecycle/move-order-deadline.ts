import { eq } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";
import { boatOccupancies } from "@/lib/server/db/schema/occupancies";
import { serviceOrders } from "@/lib/server/db/schema/services";
import { queueOrderExpiry } from "@/lib/server/lifecycle/apply-order-event";

/**
 * Moves the deadline of an unpaid order, of its occupancy and of the job that ends it; `extendedAt` notes that the
 * start of a payment did so. The row must be locked.
 */
export async function moveOrderDeadline(
  tx: Tx,
  id: string,
  expiresAt: Date,
  extendedAt?: Date,
): Promise<void> {
  await tx
    .update(serviceOrders)
    .set({ expiresAt, ...(extendedAt && { holdExtendedAt: extendedAt }) })
    .where(eq(serviceOrders.id, id));
  await tx.update(boatOccupancies).set({ expiresAt }).where(eq(boatOccupancies.serviceOrderId, id));
  await queueOrderExpiry(tx, { id, expiresAt });
}
