import { CLIENT_ENV } from "@/lib/config/env.client";
import type { PictureFacts } from "@/lib/server/catalogue/media/encode-picture";
import { parseImportedPictureKey } from "@/lib/server/catalogue/media/imported-picture";
import { isBanner } from "@/lib/server/catalogue/media/is-banner";
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
  /** A banner's cut for phones. */
  phone?: string;
  /** 1200×630 JPEG. */
  og: string;
}

const ENTRIES: ReadonlyMap<string, PictureFacts> = new Map(Object.entries<PictureFacts>(manifest));

const FALLBACK_WIDTH = 800;

/** The picture of a media key, shipped or imported since, or null when it names none. Reads no file. */
export function findPicture(mediaKey: string | null | undefined): Picture | null {
  if (!mediaKey) return null;
  const imported = parseImportedPictureKey(mediaKey);
  const entry = imported ?? ENTRIES.get(mediaKey);
  if (!entry) return null;
  const base = `${CLIENT_ENV.mediaUrl}/media/${imported?.name ?? mediaKey}-${entry.hash}`;
  const fallback = entry.widths.includes(FALLBACK_WIDTH) ? FALLBACK_WIDTH : entry.width;
  return {
    src: `${base}-${fallback}.webp`,
    srcSet: entry.widths.map((width) => `${base}-${width}.webp ${width}w`).join(", "),
    width: entry.width,
    height: entry.height,
    color: entry.color,
    ...(isBanner(entry) && { phone: `${base}-phone.webp` }),
    og: `${base}-og.jpg`,
  };
}

/** The address of a picture's smallest width, for rows of a list. */
export const thumbnailOf = (mediaKey: string | null): string | null =>
  findPicture(mediaKey)?.srcSet.split(" ")[0] ?? null;

/** The JPEG of a picture, by the address of any of its widths: mail programs know no WebP. */
export const jpegOf = (src: string): string => src.replace(/-\d+\.webp$/, "-og.jpg");
