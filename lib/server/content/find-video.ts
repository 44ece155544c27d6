import { CLIENT_ENV } from "@/lib/config/env.client";
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

/** The video of a media key, or null when no such video was imported. Reads no file. */
export function findVideo(mediaKey: string | null | undefined): Video | null {
  const entry = mediaKey ? ENTRIES.get(mediaKey) : undefined;
  if (!entry) return null;
  const { hash, ...size } = entry;
  return { src: `${CLIENT_ENV.mediaUrl}/media/${mediaKey}-${hash}.mp4`, ...size };
}
