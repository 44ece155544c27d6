import { eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { isImportOpen } from "@/lib/server/catalogue/calendars/calendar-import";
import { checkCalendarAddress } from "@/lib/server/catalogue/calendars/fetch-calendar";
import { type CalendarFault, readCalendar } from "@/lib/server/catalogue/calendars/read-calendar";
import { storeEvents } from "@/lib/server/catalogue/calendars/store-events";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { calendarFeeds } from "@/lib/server/platform/db/schema/calendars";
import { addJob } from "@/lib/server/platform/jobs/add-job";

const MAX_FEEDS_OF_A_BOAT = 10;

interface NamedFeed {
  boatCode: string;
  /** How people call it: the platform, most of the time. */
  name: string;
}
type NotAdded = "not_found" | "too_many_calendars";

/**
 * Takes a boat's time from a calendar at an address from now on; it is read at once and then every 15 minutes. Refuses
 * addresses that are not of the public internet, and all while readings are switched off.
 */
export async function addFeed(
  { boatCode, name, address }: NamedFeed & { address: string },
  by: Actor<"staff">,
  now: Date,
): Promise<
  Outcome<{ id: string }, NotAdded | "calendar_import_off" | "calendar_address" | "calendar_not_public">
> {
  if (!isImportOpen()) return refuse("calendar_import_off");
  const checked = checkCalendarAddress(address);
  if (!checked.ok) return refuse(checked.code, { field: "address" });
  const { host, href } = checked.value;
  return inTransaction(async (tx) => {
    const boatId = await lockForFeed(tx, boatCode);
    if (typeof boatId !== "number") return boatId;
    const id = crypto.randomUUID();
    await tx.insert(calendarFeeds).values({ id, boatId, name, address: href, nextReadAt: now });
    await addJob(tx, "read_calendar", { feedId: id }, { jobKey: readingKey(id) });
    const data = { calendar: name, host };
    await audit(tx, { by, event: "calendar_added", subject: { kind: "boat", id: String(boatId) }, data });
    return accept({ id });
  });
}

/** Takes a boat's time from an uploaded calendar, which stays as it is until another file takes its place. */
export async function addFile(
  { boatCode, name, text }: NamedFeed & { text: string },
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ id: string }, NotAdded | CalendarFault>> {
  const read = readCalendar(text, now);
  if (!read.ok) return refuse(read.code, { ...read.details, field: "text" });
  return inTransaction(async (tx) => {
    const boatId = await lockForFeed(tx, boatCode);
    if (typeof boatId !== "number") return boatId;
    const id = crypto.randomUUID();
    await tx.insert(calendarFeeds).values({ id, boatId, name });
    await storeEvents(tx, { feedId: id, boatId, periods: read.value, etag: null }, now);
    const data = { calendar: name, events: read.value.length };
    await audit(tx, { by, event: "calendar_added", subject: { kind: "boat", id: String(boatId) }, data });
    return accept({ id });
  });
}

/** The one job that reads a calendar that somebody asked for. */
export const readingKey = (feedId: string) => `calendar:${feedId}`;

/** The id of the boat, under its lock. */
async function lockForFeed(tx: Tx, boatCode: string) {
  const [boat] = await tx
    .select({ id: boats.id })
    .from(boats)
    .where(eq(boats.codeFolded, foldBoatCode(boatCode)));
  if (!boat || !(await lockBoat(tx, boat.id))) return refuse("not_found", { field: "boat" });
  const count = await tx.$count(calendarFeeds, eq(calendarFeeds.boatId, boat.id));
  return count < MAX_FEEDS_OF_A_BOAT ? boat.id : refuse("too_many_calendars", { max: MAX_FEEDS_OF_A_BOAT });
}
