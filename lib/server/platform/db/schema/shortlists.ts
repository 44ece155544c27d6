import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { users } from "./accounts";
import { boats } from "./boats";
import { createdAt } from "./columns";

/** Boats that a customer shares with friends by a link; deleting it ends the link. */
export const shortlists = pgTable(
  "shortlists",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The trip that all boats are priced for; null = "from" prices. */
    trip: jsonb("trip").$type<ChosenTrip>(),
    createdAt: createdAt(),
  },
  (t) => [index("shortlists_user_id").on(t.userId, t.createdAt)],
);

export const shortlistBoats = pgTable(
  "shortlist_boats",
  {
    shortlistId: uuid("shortlist_id")
      .notNull()
      .references(() => shortlists.id, { onDelete: "cascade" }),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
  },
  (t) => [primaryKey({ columns: [t.shortlistId, t.boatId] })],
);

export const shortlistVotes = pgTable(
  "shortlist_votes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shortlistId: uuid("shortlist_id").notNull(),
    boatId: integer("boat_id").notNull(),
    /** SHA-256 of the browser's voter key, hex: one vote per boat and browser. */
    voterHash: text("voter_hash").notNull(),
    name: text("name").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "shortlist_votes_boat",
      columns: [t.shortlistId, t.boatId],
      foreignColumns: [shortlistBoats.shortlistId, shortlistBoats.boatId],
    }).onDelete("cascade"),
    unique("shortlist_votes_once").on(t.shortlistId, t.boatId, t.voterHash),
  ],
);
