import { eq } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import type { OccupancyKind } from "@/lib/domain/shared/vocabulary";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import { releaseTime } from "@/lib/server/catalogue/occupancy/release-time";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";

/** What a reservation or an order takes from a boat. */
export interface Slot {
  boatId: number;
  startsAt: Date;
  endsAt: Date;
  turnaroundMinutes: number;
}

/** The reservation or order that takes the slot. */
export type Occupant = { reservationId: string } | { serviceOrderId: string };

const isOccupant = (occupant: Occupant) =>
  "reservationId" in occupant
    ? eq(boatOccupancies.reservationId, occupant.reservationId)
    : eq(boatOccupancies.serviceOrderId, occupant.serviceOrderId);

/**
 * Brings the occupancy from one kind to another (null = none). Requires the boat's lock; an overlap is
 * thrown by the exclusion constraint (23P01), which has the last word.
 */
export async function setOccupancy(
  tx: Tx,
  occupant: Occupant,
  slot: Slot,
  change: { from: OccupancyKind | null; to: OccupancyKind | null; expiresAt: Date | null; now: Date },
): Promise<void> {
  const { from, to: kind } = change;
  if (from === kind) return;
  const holdEnds = kind === "hold" ? change.expiresAt : null;
  const period = occupiedPeriod(slot.startsAt, slot.endsAt, slot.turnaroundMinutes);
  if (!kind) {
    await tx.delete(boatOccupancies).where(isOccupant(occupant));
    await releaseTime(tx, slot.boatId, period, change.now);
  } else if (from) {
    await tx.update(boatOccupancies).set({ kind, expiresAt: holdEnds }).where(isOccupant(occupant));
  } else {
    await tx
      .insert(boatOccupancies)
      .values({ boatId: slot.boatId, period: rangeSql(period), kind, ...occupant, expiresAt: holdEnds });
  }
}
