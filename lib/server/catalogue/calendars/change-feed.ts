import { and, eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import { readingKey } from "@/lib/server/catalogue/calendars/add-feed";
import { isImportOpen } from "@/lib/server/catalogue/calendars/calendar-import";
import { type CalendarFault, readCalendar } from "@/lib/server/catalogue/calendars/read-calendar";
import { storeEvents } from "@/lib/server/catalogue/calendars/store-events";
import { fillFromCalendars } from "@/lib/server/catalogue/occupancy/fill-from-calendars";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { calendarEvents, calendarFeeds } from "@/lib/server/platform/db/schema/calendars";
import { addJob } from "@/lib/server/platform/jobs/add-job";

const boatSubject = (boatId: number) => ({ kind: "boat", id: String(boatId) }) as const;

/** The calendar, under its boat's lock. */
async function lockFeed(tx: Tx, feedId: string) {
  const rows = () => tx.select().from(calendarFeeds).where(eq(calendarFeeds.id, feedId));
  const [found] = await rows();
  if (!found || !(await lockBoat(tx, found.boatId))) return null;
  const [feed] = await rows().for("update");
  return feed ?? null;
}

/** Puts another file in the place of an uploaded one; refuses a calendar that is read from an address. */
export async function replaceFile(
  { feedId, text }: { feedId: string; text: string },
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found" | CalendarFault>> {
  const read = readCalendar(text, now);
  if (!read.ok) return refuse(read.code, { ...read.details, field: "text" });
  return inTransaction(async (tx) => {
    const feed = await lockFeed(tx, feedId);
    if (!feed || feed.address !== null) return refuse("not_found");
    const { boatId, name } = feed;
    await storeEvents(tx, { feedId, boatId, periods: read.value, etag: null }, now);
    const data = { calendar: name, events: read.value.length };
    await audit(tx, { by, event: "calendar_replaced", subject: boatSubject(boatId), data });
    return accept(null);
  });
}

/** Has a calendar read from its address at once, by a job. */
export async function askReading(
  feedId: string,
  by: Actor<"staff">,
): Promise<Outcome<null, "not_found" | "calendar_import_off">> {
  return inTransaction(async (tx) => {
    const feed = await lockFeed(tx, feedId);
    if (!feed?.address) return refuse("not_found");
    if (!isImportOpen()) return refuse("calendar_import_off");
    await addJob(tx, "read_calendar", { feedId }, { jobKey: readingKey(feedId) });
    const data = { calendar: feed.name };
    await audit(tx, { by, event: "calendar_reading_asked", subject: boatSubject(feed.boatId), data });
    return accept(null);
  });
}

/** Removes a calendar with its blocks and marks; what others of the boat take instead is blocked for them. */
export async function removeFeed(
  feedId: string,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const feed = await lockFeed(tx, feedId);
    if (!feed) return refuse("not_found");
    const { boatId, name } = feed;
    await tx.delete(calendarEvents).where(eq(calendarEvents.feedId, feedId));
    await fillFromCalendars(tx, boatId, now);
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.id, feedId));
    const data = { calendar: name };
    await audit(tx, { by, event: "calendar_removed", subject: boatSubject(boatId), data });
    return accept(null);
  });
}

/**
 * Keeps that a sale in the time of an event stands and the other platform was told, so that it is no conflict any more;
 * the mark stays while that calendar has the event. Refuses a time that the calendar does not have.
 */
export async function settleConflict(
  { feedId, ...period }: Period & { feedId: string },
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, "not_found">> {
  return inTransaction(async (tx) => {
    const feed = await lockFeed(tx, feedId);
    if (!feed) return refuse("not_found");
    const settled = await tx
      .update(calendarEvents)
      .set({ settledAt: now, settledBy: by.id ?? by.kind })
      .where(and(eq(calendarEvents.feedId, feedId), eq(calendarEvents.period, rangeSql(period))))
      .returning({ feedId: calendarEvents.feedId });
    if (settled.length === 0) return refuse("not_found");
    const data = { calendar: feed.name, ...period };
    await audit(tx, { by, event: "calendar_conflict_settled", subject: boatSubject(feed.boatId), data });
    return accept(null);
  });
}
