import { CLIENT_ENV } from "@/lib/config/env.client";
import { parseImportedVideoKey } from "@/lib/server/catalogue/media/imported-video";
import manifest from "./video-manifest.json";

/** A video as it was delivered: mp4 is kept as is. */
export interface Video {
  src: string;
  width: number;
  height: number;
  /** Whole seconds. */
  seconds: number;
}

interface Entry {
  hash: string;
  width: number;
  height: number;
  seconds: number;
}

const ENTRIES: ReadonlyMap<string, Entry> = new Map(Object.entries<Entry>(manifest));

/** The video of a media key, shipped or imported since, or null when it names none. Reads no file. */
export function findVideo(mediaKey: string | null | undefined): Video | null {
  if (!mediaKey) return null;
  const imported = parseImportedVideoKey(mediaKey);
  const entry = imported ?? ENTRIES.get(mediaKey);
  if (!entry) return null;
  const { hash, width, height, seconds } = entry;
  const name = imported?.name ?? mediaKey;
  return { src: `${CLIENT_ENV.mediaUrl}/media/${name}-${hash}.mp4`, width, height, seconds };
}
