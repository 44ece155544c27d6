import { sql } from "drizzle-orm";
import { boolean, check, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, updatedAt } from "./columns";
import { reservations } from "./reservations";

/** That a customer invites guests to a paid trip. It and all answers are deleted seven days after the trip. */
export const tripInvitations = pgTable("trip_invitations", {
  reservationId: uuid("reservation_id")
    .primaryKey()
    .references(() => reservations.id, { onDelete: "cascade" }),
  /** What the token of the link is sealed from; a new one ends the old link, null closes it. */
  linkId: uuid("link_id").unique(),
  /** Whether guests see the cost and their parts of it. */
  showsCost: boolean("shows_cost").notNull().default(false),
  /** When the passenger list went to the captain: once. */
  listSentAt: instant("list_sent_at"),
  createdAt: createdAt(),
});

/** An answer: one person with those who come along. */
export const tripGuests = pgTable(
  "trip_guests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => tripInvitations.reservationId, { onDelete: "cascade" }),
    /** SHA-256 of the browser's key, hex: one answer per browser. Null: written by the inviting customer. */
    browserHash: text("browser_hash"),
    /** The widest network of the sender, which may not fill the list alone. */
    senderNetwork: text("sender_network"),
    name: text("name").notNull(),
    coming: boolean("coming").notNull(),
    adults: smallint("adults").notNull(),
    childAges: smallint("child_ages").array().notNull(),
    note: text("note"),
    /** Whether the inviting customer has received this part of the cost. */
    settled: boolean("settled").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("trip_guests_once").on(t.reservationId, t.browserHash),
    check(
      "trip_guests_persons",
      sql`${t.adults} >= 0 and ${t.coming} = (${t.adults} + cardinality(${t.childAges}) > 0)`,
    ),
  ],
);
