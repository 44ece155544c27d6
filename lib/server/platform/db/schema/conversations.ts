import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, localized, serialId, updatedAt } from "./columns";
import { contactMessages } from "./contents";
import { questions } from "./questions";
import { reservations } from "./reservations";
import { serviceOrders } from "./services";
import { staff } from "./staff";

/**
 * How far the operator is with what somebody wrote: a row for each reservation, order and question that has messages,
 * and each contact message. Triggers on those make the rows and write `waits_since` and `last_at`.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: serialId(),
    reservationId: uuid("reservation_id")
      .unique()
      .references(() => reservations.id, { onDelete: "cascade" }),
    serviceOrderId: uuid("service_order_id")
      .unique()
      .references(() => serviceOrders.id, { onDelete: "cascade" }),
    questionId: uuid("question_id")
      .unique()
      .references(() => questions.id, { onDelete: "cascade" }),
    contactId: bigint("contact_id", { mode: "number" })
      .unique()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    /** Since when the oldest unanswered message, or the report of a question, waits; null while nothing does. */
    waitsSince: instant("waits_since"),
    /** When the last message came. */
    lastAt: instant("last_at").notNull(),
    claimedBy: uuid("claimed_by").references(() => staff.id, { onDelete: "set null" }),
    claimedAt: instant("claimed_at"),
  },
  (t) => [
    index("conversations_waiting").on(t.waitsSince, t.id).where(sql`${t.waitsSince} is not null`),
    index("conversations_last").on(t.lastAt, t.id),
    index("conversations_claimed").on(t.claimedBy).where(sql`${t.claimedBy} is not null`),
    check(
      "conversations_of_one",
      sql`num_nonnulls(${t.reservationId}, ${t.serviceOrderId}, ${t.questionId}, ${t.contactId}) = 1`,
    ),
  ],
);

/** What staff answered to a contact message, by mail. */
export const contactReplies = pgTable(
  "contact_replies",
  {
    id: serialId(),
    contactId: bigint("contact_id", { mode: "number" })
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** Who wrote it: see `Actor`. */
    writtenById: text("written_by_id"),
    createdAt: createdAt(),
  },
  (t) => [index("contact_replies_of").on(t.contactId, t.id)],
);

/** Answers that are written again and again, ready to be put into the field. */
export const answerTemplates = pgTable("answer_templates", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull().unique(),
  /** In every language, with the places that `fillTemplate` fills. */
  text: localized("text").notNull(),
  /** Counts the changes, so that nobody overwrites what a colleague has just changed. */
  version: integer("version").notNull().default(1),
  updatedAt: updatedAt(),
});
