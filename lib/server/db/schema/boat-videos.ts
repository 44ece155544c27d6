import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { boats } from "./boats";
import { localized } from "./columns";

/** The video of a boat, at most one. */
export const boatVideos = pgTable("boat_videos", {
  boatId: integer("boat_id")
    .primaryKey()
    .references(() => boats.id, { onDelete: "cascade" }),
  /** A video of `public/media` by its name there, or an imported one by the key that says everything of it. */
  mediaKey: text("media_key").notNull(),
  /** The picture that stands for it; null = the boat's cover. */
  posterKey: text("poster_key"),
  title: localized("title").notNull(),
  /** What is to be seen: for those who cannot, and for search engines. */
  description: localized("description").notNull(),
  publishedOn: date("published_on").notNull(),
});
