import type { Tx } from "@/lib/server/db/in-transaction";
import { expireStaleHolds } from "@/lib/server/lifecycle/expire-stale-holds";
import { isSlotFree } from "@/lib/server/occupancy/is-slot-free";
import type { Slot } from "@/lib/server/occupancy/set-occupancy";

/**
 * Ends the boat's holds whose time has passed, so that their rows stand in nobody's way, and says whether the slot
 * is free. Only under the boat's lock. The reservation or order `exceptId`, whose own slot it is, is left alone.
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
