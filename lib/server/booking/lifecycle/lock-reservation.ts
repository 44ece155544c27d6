import { eq } from "drizzle-orm";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { reservations } from "@/lib/server/platform/db/schema/reservations";

export type ReservationRow = typeof reservations.$inferSelect;

/** Locks the reservation's boat and then the reservation, the lock order used everywhere; null when unknown. */
export async function lockReservation(tx: Tx, reservationId: string): Promise<ReservationRow | null> {
  const [found] = await tx
    .select({ boatId: reservations.boatId })
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  if (!found) return null;
  await lockBoat(tx, found.boatId);
  const [row] = await tx
    .select()
    .from(reservations)
    .where(eq(reservations.id, reservationId))
    .for("no key update");
  return row ?? null;
}
