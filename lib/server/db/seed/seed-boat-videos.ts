import type { PoolClient } from "pg";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { LocalizedText } from "@/lib/i18n/locales";
import { readIds, upsertRows } from "@/lib/server/db/upsert-rows";
import { readSeed } from "./read-seed";

interface VideoSeed {
  /** The boat's code. */
  boat: string;
  mediaKey: string;
  publishedOn: TripDay;
  description: LocalizedText;
}

/** The videos of the demo boats. */
export async function seedBoatVideos(client: PoolClient): Promise<void> {
  const boatId = await readIds<number>(client, "boats", "code");
  const rows = readSeed<VideoSeed[]>("boat-videos").map(({ boat, mediaKey, publishedOn, description }) => ({
    boat_id: boatId(boat),
    media_key: mediaKey,
    description,
    published_on: publishedOn,
  }));
  await upsertRows(client, { table: "boat_videos", key: ["boat_id"], existing: "renew" }, rows);
}
