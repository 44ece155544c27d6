import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { boats } from "./boats";
import { localized } from "./columns";

/** The video of a boat, at most one. */
export const boatVideos = pgTable("boat_videos", {
  boatId: integer("boat_id")
    .primaryKey()
    .references(() => boats.id, { onDelete: "cascade" }),
  /** Name in the video table of `public/media`, without hash and ending. */
  mediaKey: text("media_key").notNull(),
  /** What is to be seen: for those who cannot, and for search engines. */
  description: localized("description").notNull(),
  publishedOn: date("published_on").notNull(),
});
