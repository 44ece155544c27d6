import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { QUESTION_SIDES, QUESTION_TOPICS } from "@/lib/domain/shared/vocabulary";
import { users } from "./accounts";
import { boats } from "./boats";
import { createdAt, enumText, instant } from "./columns";
import { oneOf } from "./one-of";

/** What a customer asks the owner of a boat before booking: one conversation per customer and boat. */
export const questions = pgTable(
  "questions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    number: text("number").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    boatId: integer("boat_id")
      .notNull()
      .references(() => boats.id, { onDelete: "cascade" }),
    /** The wished trip of the latest question; null without one. */
    trip: jsonb("trip").$type<ChosenTrip>(),
    /** Everything that was ticked so far, so that an owner reads it in the own language. */
    topics: enumText("topics", QUESTION_TOPICS).array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    /** The owner's first answer; what the response time is measured by. */
    answeredAt: instant("answered_at"),
    /** When the conversation was closed: by a report, or by the operator. */
    closedAt: instant("closed_at"),
    reportedAt: instant("reported_at"),
    reportedBy: enumText("reported_by", QUESTION_SIDES),
    /** What the reporting side says to the operator. */
    report: text("report"),
    demo: boolean("demo").notNull().default(false),
  },
  (t) => [
    unique("questions_once").on(t.userId, t.boatId),
    index("questions_of_boat").on(t.boatId),
    check("questions_reported_by", oneOf(t.reportedBy, QUESTION_SIDES)),
    check("questions_report", sql`num_nonnulls(${t.reportedAt}, ${t.reportedBy}, ${t.report}) in (0, 3)`),
  ],
);
