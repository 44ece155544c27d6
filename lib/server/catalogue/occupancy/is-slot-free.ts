import { sql } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Db } from "@/lib/server/platform/db/pool";

/**
 * Whether the boat is free in the slot and its turnaround; an expired hold counts as free. The reservation or order
 * `exceptId` is ignored. To take the slot, call `canTakeSlot`.
 */
export async function isSlotFree(
  db: Db,
  slot: Slot,
  now: Date,
  exceptId: string | null = null,
): Promise<boolean> {
  const period = occupiedPeriod(slot.startsAt, slot.endsAt, slot.turnaroundMinutes);
  const { rowCount } = await db.execute(sql`
    select 1 from boat_occupancies
    where boat_id = ${slot.boatId}
      and period && ${rangeSql(period)}
      and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
      and (${exceptId}::uuid is null or coalesce(reservation_id, service_order_id) is distinct from ${exceptId}::uuid)
    limit 1`);
  return rowCount === 0;
}
