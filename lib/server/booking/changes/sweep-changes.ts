import { sql } from "drizzle-orm";
import { expireChange } from "@/lib/server/booking/lifecycle/expire-change";
import { getDb } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";

const BATCH = 500;

/** Ends changes whose deadline has passed, each in its own transaction, in case the job of one was lost. */
export async function sweepChanges(now: Date): Promise<void> {
  const { rows } = await getDb().execute<{ id: string }>(sql`
    select id from reservation_changes where expires_at <= ${now.toISOString()}::timestamptz
    order by expires_at, id limit ${BATCH}`);
  for (const { id } of rows) {
    try {
      await expireChange(id, now);
    } catch (error) {
      log("error", "change_sweep_failed", { change_id: id, error });
    }
  }
}
