import { sql } from "drizzle-orm";
import { addDays, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/** Days before the released time at which a stay that needs it may begin. */
const DAYS_BEFORE = 7;

/**
 * Queues the turns of those who wait for a day that the released time may open. Called in the transaction that
 * releases, so that a rollback sends no notification.
 */
export async function queueWaitingTurns(tx: Tx, boatId: number, released: Period, now: Date): Promise<void> {
  const from = addDays(tripDayOf(released.startsAt), -DAYS_BEFORE);
  const { rows } = await tx.execute<{ day: TripDay }>(sql`
    select distinct to_char(day, 'YYYY-MM-DD') as day from waiting_list_entries
    where boat_id = ${boatId} and day between ${from}::date and ${tripDayOf(released.endsAt)}::date`);
  for (const { day } of rows)
    await addJob(
      tx,
      "give_waiting_turn",
      { boatId, day, releasedAt: now.toISOString() },
      { jobKey: waitingTurnKey(boatId, day) },
    );
}

/** The one job that follows a release of that day; a later release takes its place. */
export function waitingTurnKey(boatId: number, day: TripDay): string {
  return `waiting:${boatId}:${day}`;
}
