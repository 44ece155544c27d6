import { asc, lte } from "drizzle-orm";
import { isImportOpen } from "@/lib/server/catalogue/calendars/calendar-import";
import type { fetchCalendar } from "@/lib/server/catalogue/calendars/fetch-calendar";
import { readFeed } from "@/lib/server/catalogue/calendars/read-feed";
import { getDb } from "@/lib/server/platform/db/pool";
import { calendarFeeds } from "@/lib/server/platform/db/schema/calendars";

const AT_ONCE = 8;
const MAX_FEEDS = 200;

/**
 * Reads the calendars whose turn it is, the longest waiting first, some at once and each in a transaction of its own.
 * Those that fail for reasons of our own are thrown together, after all others were read.
 */
export async function readDueFeeds(now: Date, fetch?: typeof fetchCalendar): Promise<void> {
  if (!isImportOpen()) return;
  const due = await getDb()
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(lte(calendarFeeds.nextReadAt, now))
    .orderBy(asc(calendarFeeds.nextReadAt))
    .limit(MAX_FEEDS);
  const failures: unknown[] = [];
  const waiting = due.values();
  const readOn = async () => {
    for (const { id } of waiting) await readFeed(id, now, fetch).catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  if (failures.length > 0) throw new AggregateError(failures, "Calendars could not be read");
}
