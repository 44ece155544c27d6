import { eq, sql } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { OCCUPANCY_OF_STATUS } from "@/lib/domain/reservations/holds-slot";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/db/in-transaction";
import { boatOccupancies } from "@/lib/server/db/schema/occupancies";
import type { ReservationRow } from "@/lib/server/reservations/lock-reservation";

/** The columns that say what a reservation takes from its boat. */
export type SlotOfReservation = Pick<
  ReservationRow,
  "id" | "boatId" | "startsAt" | "endsAt" | "turnaroundMinutes"
>;

/**
 * Brings the occupancy in step with a change of status (`from` null = new). Takes the boat's lock for granted;
 * an overlap is thrown by the exclusion constraint (23P01), which has the last word.
 */
export async function changeOccupancy(
  tx: Tx,
  slot: SlotOfReservation,
  from: ReservationStatus | null,
  to: ReservationStatus,
  expiresAt: Date | null,
): Promise<void> {
  const before = from && OCCUPANCY_OF_STATUS[from];
  const kind = OCCUPANCY_OF_STATUS[to];
  if (before === kind) return;
  const holdEnds = kind === "hold" ? expiresAt : null;
  if (!kind) {
    await tx.delete(boatOccupancies).where(eq(boatOccupancies.reservationId, slot.id));
  } else if (before) {
    await tx
      .update(boatOccupancies)
      .set({ kind, expiresAt: holdEnds })
      .where(eq(boatOccupancies.reservationId, slot.id));
  } else {
    const { startsAt, endsAt } = occupiedPeriod(slot.startsAt, slot.endsAt, slot.turnaroundMinutes);
    const period = sql`tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`;
    await tx
      .insert(boatOccupancies)
      .values({ boatId: slot.boatId, period, kind, reservationId: slot.id, expiresAt: holdEnds });
  }
}
