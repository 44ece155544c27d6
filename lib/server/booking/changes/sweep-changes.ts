import { lte } from "drizzle-orm";
import { expireChange } from "@/lib/server/booking/lifecycle/expire-change";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";
import { log } from "@/lib/server/platform/log";

const BATCH = 500;

/** Ends changes whose deadline has passed, each in its own transaction, in case the job of one was lost. */
export async function sweepChanges(now: Date): Promise<void> {
  const due = await getDb()
    .select({ id: reservationChanges.id })
    .from(reservationChanges)
    .where(lte(reservationChanges.expiresAt, now))
    .orderBy(reservationChanges.expiresAt, reservationChanges.id)
    .limit(BATCH);
  for (const { id } of due) {
    try {
      await expireChange(id, now);
    } catch (error) {
      log("error", "change_sweep_failed", { change_id: id, error });
    }
  }
}
