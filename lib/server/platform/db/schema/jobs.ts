import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Every running job worker, by the name under which it locks jobs, and when it last reported. */
export const jobWorkers = pgTable("job_workers", {
  id: text("id").primaryKey(),
  seenAt: instant("seen_at").notNull().defaultNow(),
});
