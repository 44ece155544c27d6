import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Pictures that were taken into the running site: their key says everything else of them, their files are stored. */
export const pictures = pgTable(
  "pictures",
  {
    key: text("key").primaryKey(),
    /** When it was given, the last time. */
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (t) => [index("pictures_newest").on(t.addedAt)],
);
