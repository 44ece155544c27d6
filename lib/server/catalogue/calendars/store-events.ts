import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Period } from "@/lib/domain/shared/period";
import { fillFromCalendars } from "@/lib/server/catalogue/occupancy/fill-from-calendars";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { calendarEvents, calendarFeeds } from "@/lib/server/platform/db/schema/calendars";

/** The times of events, each once and in one order. */
export function timesOf(periods: readonly Period[]): string[] {
  const times = periods.map(({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`);
  return [...new Set(times)].sort();
}

/** What events are known by: the same for the same times in any order. */
export function digestOf(periods: readonly Period[]): string {
  return createHash("sha256").update(timesOf(periods).join("\n")).digest("base64url");
}

/** How many times a calendar takes from now on. */
export async function countEvents(tx: Tx, feedId: string, now: Date): Promise<number> {
  return tx.$count(
    calendarEvents,
    and(eq(calendarEvents.feedId, feedId), sql`upper(${calendarEvents.period}) > ${now.toISOString()}`),
  );
}

export interface StoredReading {
  feedId: string;
  boatId: number;
  periods: readonly Period[];
  etag: string | null;
}

/**
 * Puts a good reading in the place of the one before, in the running transaction, and brings the boat's blocks in line.
 * An event that stays keeps its mark. True when a block has changed. Requires the boat's lock.
 */
export async function storeEvents(tx: Tx, reading: StoredReading, now: Date): Promise<boolean> {
  const { feedId, boatId, periods, etag } = reading;
  const starts = sql.param(periods.map(({ startsAt }) => startsAt.toISOString()));
  const ends = sql.param(periods.map(({ endsAt }) => endsAt.toISOString()));
  await tx.execute(sql`
    with found as (
      select distinct tstzrange(starts, ends) as period
      from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as times (starts, ends)
    ), gone as (
      delete from calendar_events where feed_id = ${feedId} and period not in (select period from found)
    )
    insert into calendar_events (feed_id, period) select ${feedId}::uuid, period from found
    on conflict do nothing`);
  const digest = digestOf(periods);
  await tx
    .update(calendarFeeds)
    .set({
      etag,
      digest,
      eventCount: timesOf(periods).length,
      checkedAt: now,
      readAt: now,
      changedAt: sql`case when ${calendarFeeds.digest} = ${digest} then ${calendarFeeds.changedAt} else ${now.toISOString()}::timestamptz end`,
      error: null,
      waitingDigest: null,
    })
    .where(eq(calendarFeeds.id, feedId));
  return fillFromCalendars(tx, boatId, now);
}
