import { expireStaleHolds } from "@/lib/server/booking/lifecycle/expire-stale-holds";
import { isSlotFree } from "@/lib/server/catalogue/occupancy/is-slot-free";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/**
 * Ends the boat's expired holds, so that their rows block nothing, and returns whether the slot
 * is free. Only under the boat's lock. The reservation or order `exceptId`, which owns the slot, is left alone.
 */
export async function canTakeSlot(
  tx: Tx,
  slot: Slot,
  now: Date,
  exceptId: string | null = null,
): Promise<boolean> {
  await expireStaleHolds(tx, slot.boatId, now, exceptId);
  return isSlotFree(tx, slot, now, exceptId);
}
