import { eq } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";
import { reservations } from "@/lib/server/db/schema/reservations";
import { lockBoat } from "@/lib/server/occupancy/lock-boat";

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
