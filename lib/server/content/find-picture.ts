import { CLIENT_ENV } from "@/lib/config/env.client";
import manifest from "./media-manifest.json";

/** Everything an `<img>` and a social card need; addresses are immutable names. */
export interface Picture {
  /** The width for browsers without srcset: 800 where there is one. */
  src: string;
  srcSet: string;
  /** Pixels of the largest width; they reserve the space. */
  width: number;
  height: number;
  /** Dominant colour, shown until the picture is there. */
  color: string;
  /** 1200×630 JPEG. */
  og: string;
}

interface Entry {
  hash: string;
  widths: number[];
  width: number;
  height: number;
  color: string;
}

const ENTRIES: ReadonlyMap<string, Entry> = new Map(Object.entries<Entry>(manifest));

const FALLBACK_WIDTH = 800;

/** The picture of a media key, or null when no such picture was imported. Reads no file. */
export function findPicture(mediaKey: string | null | undefined): Picture | null {
  const entry = mediaKey ? ENTRIES.get(mediaKey) : undefined;
  if (!entry) return null;
  const base = `${CLIENT_ENV.mediaUrl}/media/${mediaKey}-${entry.hash}`;
  const fallback = entry.widths.includes(FALLBACK_WIDTH) ? FALLBACK_WIDTH : entry.width;
  return {
    src: `${base}-${fallback}.webp`,
    srcSet: entry.widths.map((width) => `${base}-${width}.webp ${width}w`).join(", "),
    width: entry.width,
    height: entry.height,
    color: entry.color,
    og: `${base}-og.jpg`,
  };
}
