import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Mails that a server has accepted, by mail key: a job that runs again sends nothing. */
export const sentMails = pgTable(
  "sent_mails",
  {
    key: text("key").primaryKey(),
    sentAt: instant("sent_at").notNull().defaultNow(),
  },
  (t) => [index("sent_mails_age").on(t.sentAt)],
);

/** Mails whose number a day is limited, by recipient; kept for two days. */
export const countedMails = pgTable(
  "counted_mails",
  {
    /** The key of the mail. */
    key: text("key").primaryKey(),
    /** A keyed hash of the address. */
    recipient: text("recipient").notNull(),
    countedAt: instant("counted_at").notNull(),
  },
  (t) => [index("counted_mails_recipient").on(t.recipient, t.countedAt)],
);
