import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { boats } from "./boats";
import { localized } from "./columns";

/** The video of a boat, at most one. */
export const boatVideos = pgTable("boat_videos", {
  boatId: integer("boat_id")
    .primaryKey()
    .references(() => boats.id, { onDelete: "cascade" }),
  /** A video of `public/media` by its name there, or an imported one by the key that contains all its facts. */
  mediaKey: text("media_key").notNull(),
  /** The poster picture; null = the boat's cover. */
  posterKey: text("poster_key"),
  title: localized("title").notNull(),
  /** A description for those who cannot see it, and for search engines. */
  description: localized("description").notNull(),
  publishedOn: date("published_on").notNull(),
});
