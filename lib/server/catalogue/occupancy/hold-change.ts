import { eq, sql } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import { releaseTime } from "@/lib/server/catalogue/occupancy/release-time";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";

const periodOf = (slot: Slot) => occupiedPeriod(slot.startsAt, slot.endsAt, slot.turnaroundMinutes);

/**
 * Holds for a change what its new time needs beyond the time that the trip occupies already, in up to two parts, so
 * that a trip can be moved into hours that overlap its own. Requires the boat's lock; an overlap with anybody else is
 * thrown by the exclusion constraint (23P01).
 */
export async function holdChange(
  tx: Tx,
  change: Slot & { changeId: string; reservationId: string; expiresAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into boat_occupancies (boat_id, period, kind, change_id, expires_at)
    select ${change.boatId}, part, 'hold', ${change.changeId}::uuid, ${change.expiresAt.toISOString()}::timestamptz
    from unnest(tstzmultirange(${rangeSql(periodOf(change))}) - (select range_agg(period) from boat_occupancies
      where reservation_id = ${change.reservationId}::uuid)) part`);
}

/** Frees what the change holds. */
export async function releaseChange(tx: Tx, changeId: string, slot: Slot, now: Date): Promise<void> {
  const { rowCount } = await tx.delete(boatOccupancies).where(eq(boatOccupancies.changeId, changeId));
  if (rowCount) await releaseTime(tx, slot.boatId, periodOf(slot), now);
}

/**
 * Moves a reservation's occupancy to its changed time and boat, which the change holds; those who wait for what
 * it frees are notified. Requires the boat's lock; an overlap is thrown by the exclusion constraint (23P01), which has
 * the last word.
 */
export async function moveOccupancy(
  tx: Tx,
  reservationId: string,
  changeId: string,
  { from, to, now }: { from: Slot; to: Slot; now: Date },
): Promise<void> {
  await tx.delete(boatOccupancies).where(eq(boatOccupancies.changeId, changeId));
  await tx
    .update(boatOccupancies)
    .set({ boatId: to.boatId, period: rangeSql(periodOf(to)) })
    .where(eq(boatOccupancies.reservationId, reservationId));
  await releaseTime(tx, from.boatId, periodOf(from), now);
}
