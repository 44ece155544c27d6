import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Mails that a server has taken, by the key that names each for good: a job that runs again sends nothing. */
export const sentMails = pgTable(
  "sent_mails",
  {
    key: text("key").primaryKey(),
    sentAt: instant("sent_at").notNull().defaultNow(),
  },
  (t) => [index("sent_mails_age").on(t.sentAt)],
);
