import { and, eq, isNotNull } from "drizzle-orm";
import { lockReservation, type ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";

export type ChangeRow = typeof reservationChanges.$inferSelect;

/** Locks the change's boat, then its reservation, then the change; null when unknown. */
export async function lockChange(
  tx: Tx,
  changeId: string,
): Promise<{ change: ChangeRow; reservation: ReservationRow } | null> {
  const [found] = await tx
    .select({ reservationId: reservationChanges.reservationId })
    .from(reservationChanges)
    .where(eq(reservationChanges.id, changeId));
  const reservation = found && (await lockReservation(tx, found.reservationId));
  if (!reservation) return null;
  const [change] = await tx
    .select()
    .from(reservationChanges)
    .where(eq(reservationChanges.id, changeId))
    .for("no key update");
  return change ? { change, reservation } : null;
}

/** The change of a locked reservation that waits for the owner or for a payment, locked too; there is at most one. */
export async function lockOpenChange(tx: Tx, reservationId: string): Promise<ChangeRow | null> {
  const open = and(
    eq(reservationChanges.reservationId, reservationId),
    isNotNull(reservationChanges.expiresAt),
  );
  const [change] = await tx.select().from(reservationChanges).where(open).for("no key update");
  return change ?? null;
}
