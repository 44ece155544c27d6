import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, smallint, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { users } from "./accounts";
import { boats } from "./boats";
import { createdAt, enumText, instant } from "./columns";
import { oneOf } from "./one-of";

/** Customers to notify when a full day of a boat becomes free; a row ends with its day. */
export const waitingEntries = pgTable(
  "waiting_list_entries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    kind: enumText("kind", RATE_KINDS).notNull(),
    personCount: smallint("person_count").notNull(),
    createdAt: createdAt(),
    /** When the latest mail was queued: it decides whose turn is next. */
    notifiedAt: instant("notified_at"),
  },
  (t) => [
    uniqueIndex("waiting_list_entries_once").on(t.userId, t.boatId, t.day),
    index("waiting_list_entries_of_day").on(t.boatId, t.day),
    check("waiting_list_entries_kind", oneOf(t.kind, RATE_KINDS)),
    check("waiting_list_entries_persons", sql`${t.personCount} between 1 and 500`),
  ],
);
