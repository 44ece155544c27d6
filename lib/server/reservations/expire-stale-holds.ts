import { and, eq, lte, ne } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";
import { reservations } from "@/lib/server/db/schema/reservations";
import { applyReservationEvent } from "@/lib/server/reservations/apply-reservation-event";
import { expireStaleOrders } from "@/lib/server/services/expire-stale-orders";

/**
 * Ends the boat's holds whose time has passed, those of orders too, so that their slots can be given away before the sweep comes.
 * Only under the boat's lock. `exceptId` is left alone: money has come for it.
 */
export async function expireStaleHolds(
  tx: Tx,
  boatId: number,
  now: Date,
  exceptId: string | null = null,
): Promise<void> {
  const stale = await tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.boatId, boatId),
        eq(reservations.status, "request_created_payment_pending"),
        lte(reservations.expiresAt, now),
        ...(exceptId ? [ne(reservations.id, exceptId)] : []),
      ),
    )
    .orderBy(reservations.id)
    .for("no key update");
  for (const reservation of stale) {
    await applyReservationEvent(tx, reservation, { event: "expire", actor: "system", now });
  }
  await expireStaleOrders(tx, boatId, now, exceptId);
}
