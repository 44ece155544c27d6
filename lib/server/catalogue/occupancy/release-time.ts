import type { Period } from "@/lib/domain/shared/period";
import { fillFromCalendars } from "@/lib/server/catalogue/occupancy/fill-from-calendars";
import { queueWaitingTurns } from "@/lib/server/catalogue/occupancy/queue-waiting-turns";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/**
 * What follows when something no longer takes a boat's time: calendars of other platforms take what they want of it,
 * and those who wait for the rest get their turns. Requires the boat's lock.
 */
export async function releaseTime(tx: Tx, boatId: number, released: Period, now: Date): Promise<void> {
  await fillFromCalendars(tx, boatId, now);
  await queueWaitingTurns(tx, boatId, released, now);
}
