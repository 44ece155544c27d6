import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { boats } from "./boats";
import { createdAt, instant, instantRange } from "./columns";

/** A calendar of another platform that takes a boat's time here. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Whoever knows it can read the calendar. Null: a file that somebody uploaded. */
    address: text("address"),
    /** Of the last good reading, as its server named it. */
    etag: text("etag"),
    /** Of the events of the last good reading, and their number. */
    digest: text("digest"),
    eventCount: integer("event_count").notNull().default(0),
    /** When it was last asked, when that last succeeded, and when its events last became others. */
    checkedAt: instant("checked_at"),
    readAt: instant("read_at"),
    changedAt: instant("changed_at"),
    /** Null for a file. */
    nextReadAt: instant("next_read_at"),
    /** Why the last reading failed. */
    error: text("error"),
    /** Of the events of a reading that lost too many: it counts when the next one finds the same. */
    waitingDigest: text("waiting_digest"),
    createdAt: createdAt(),
  },
  (t) => [
    index("calendar_feeds_boat").on(t.boatId),
    index("calendar_feeds_due").on(t.nextReadAt).where(sql`${t.nextReadAt} is not null`),
    check("calendar_feeds_next", sql`${t.address} is not null or ${t.nextReadAt} is null`),
  ],
);

/** The times that a calendar takes: no titles and no descriptions, which hold guests' names. */
export const calendarEvents = pgTable(
  "calendar_events",
  {
    feedId: uuid("feed_id")
      .notNull()
      .references(() => calendarFeeds.id, { onDelete: "cascade" }),
    period: instantRange("period").notNull(),
    /** That a sale in this time stands and the other platform was told; it survives the next readings. */
    settledAt: instant("settled_at"),
    settledBy: text("settled_by"),
  },
  (t) => [
    primaryKey({ columns: [t.feedId, t.period] }),
    check(
      "calendar_events_period",
      sql`not isempty(${t.period}) and not lower_inf(${t.period}) and not upper_inf(${t.period})`,
    ),
    check("calendar_events_settled", sql`(${t.settledAt} is null) = (${t.settledBy} is null)`),
  ],
);

/** A secret address under which other platforms read a boat's taken times; its secret is sealed from the id. */
export const calendarLinks = pgTable(
  "calendar_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Every day that is touched is taken as a whole. */
    wholeDays: boolean("whole_days").notNull(),
    /** With the times that come from other calendars. */
    withImported: boolean("with_imported").notNull(),
    createdAt: createdAt(),
    revokedAt: instant("revoked_at"),
  },
  (t) => [index("calendar_links_boat").on(t.boatId)],
);
