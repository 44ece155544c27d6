import { eq } from "drizzle-orm";
import { judgeReading } from "@/lib/domain/availability/judge-reading";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import { isImportOpen, nextReading } from "@/lib/server/catalogue/calendars/calendar-import";
import { type FetchRefusal, fetchCalendar } from "@/lib/server/catalogue/calendars/fetch-calendar";
import { type CalendarFault, readCalendar } from "@/lib/server/catalogue/calendars/read-calendar";
import { countEvents, digestOf, storeEvents, timesOf } from "@/lib/server/catalogue/calendars/store-events";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { calendarFeeds } from "@/lib/server/platform/db/schema/calendars";

interface Reading {
  /** Null where nothing has changed since the last one. */
  periods: Period[] | null;
  etag: string | null;
}

type Feed = typeof calendarFeeds.$inferSelect;

/**
 * Reads a calendar from its address and brings the boat's blocks in line, in one transaction after the answer has come.
 * An answer that failed, or that lost more than half of the events, changes nothing but what is shown about the
 * calendar. Nothing happens while readings are switched off, and of a file.
 */
export async function readFeed(
  feedId: string,
  now: Date,
  fetch: typeof fetchCalendar = fetchCalendar,
): Promise<void> {
  if (!isImportOpen()) return;
  const [feed] = await getDb().select().from(calendarFeeds).where(eq(calendarFeeds.id, feedId));
  if (!feed?.address) return;
  const { address, boatId } = feed;
  const reading = await ask(feed, now, fetch);
  await inTransaction(async (tx) => {
    if (!(await lockBoat(tx, boatId))) return;
    const [current] = await tx.select().from(calendarFeeds).where(eq(calendarFeeds.id, feedId)).for("update");
    if (current?.address !== address) return;
    await tx
      .update(calendarFeeds)
      .set({ nextReadAt: nextReading(now) })
      .where(eq(calendarFeeds.id, feedId));
    if (reading.ok) await take(tx, current, reading.value, now);
    else await note(tx, feedId, { checkedAt: now, error: reading.code, waitingDigest: null });
  });
}

/**
 * Once a day without the mark of the last reading: repeated events reach further each day, also where the calendar
 * stays as it is.
 */
async function ask(
  { address, etag, readAt }: Feed,
  now: Date,
  fetch: typeof fetchCalendar,
): Promise<Outcome<Reading, FetchRefusal | CalendarFault>> {
  const isOfToday = readAt !== null && tripDayOf(readAt) === tripDayOf(now);
  const fetched = await fetch(address ?? "", { etag: isOfToday ? etag : null });
  if (!fetched.ok) return fetched;
  const { text, etag: given } = fetched.value;
  if (text === null) return accept({ periods: null, etag });
  const read = readCalendar(text, now);
  return read.ok ? accept({ periods: read.value, etag: given }) : read;
}

async function take(tx: Tx, feed: Feed, { periods, etag }: Reading, now: Date): Promise<void> {
  const { id: feedId, boatId, name, waitingDigest } = feed;
  if (periods === null)
    return note(tx, feedId, { checkedAt: now, readAt: now, error: null, waitingDigest: null });
  const digest = digestOf(periods);
  const [before, found] = [await countEvents(tx, feedId, now), timesOf(periods).length];
  if (judgeReading({ before, found, digest, waitingDigest }) === "waits")
    return note(tx, feedId, { checkedAt: now, error: "calendar_halved", waitingDigest: digest });
  if (!(await storeEvents(tx, { feedId, boatId, periods, etag }, now))) return;
  const subject = { kind: "boat", id: String(boatId) } as const;
  await audit(tx, { by: SYSTEM, event: "calendar_read", subject, data: { calendar: name, events: found } });
}

async function note(tx: Tx, feedId: string, what: Partial<Feed>): Promise<void> {
  await tx.update(calendarFeeds).set(what).where(eq(calendarFeeds.id, feedId));
}
