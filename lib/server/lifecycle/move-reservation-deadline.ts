import { eq } from "drizzle-orm";
import type { Tx } from "@/lib/server/db/in-transaction";
import { boatOccupancies } from "@/lib/server/db/schema/occupancies";
import { reservations } from "@/lib/server/db/schema/reservations";
import { queueReservationExpiry } from "@/lib/server/lifecycle/apply-reservation-event";

/**
 * Moves the deadline of a hold, of its occupancy and of the job that ends it; `extendedAt` notes that the start of a
 * payment did so. The row must be locked.
 */
export async function moveReservationDeadline(
  tx: Tx,
  id: string,
  expiresAt: Date,
  extendedAt?: Date,
): Promise<void> {
  await tx
    .update(reservations)
    .set({ expiresAt, ...(extendedAt && { holdExtendedAt: extendedAt }) })
    .where(eq(reservations.id, id));
  await tx.update(boatOccupancies).set({ expiresAt }).where(eq(boatOccupancies.reservationId, id));
  await queueReservationExpiry(tx, { id, expiresAt });
}
