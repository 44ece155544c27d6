import type { VideoFacts } from "@/lib/server/catalogue/media/read-mp4";

interface ImportedVideo extends VideoFacts {
  /** What the file's name begins with. */
  name: string;
  hash: string;
}

/**
 * The media key of a video that was imported into a running site. It contains everything that a page must know, as that
 * of an imported picture does: `at-sea~1a2b3c4d~960x640~17`.
 */
export function importedVideoKey({ name, hash, width, height, seconds }: ImportedVideo): string {
  return [name, hash, `${width}x${height}`, seconds].join("~");
}

const KEY = /^([a-z0-9]+(?:-[a-z0-9]+)*)~([0-9a-f]{8})~(\d{2,4})x(\d{2,4})~(\d{1,4})$/;

/** The content of such a key; null for every other key. */
export function parseImportedVideoKey(key: string): ImportedVideo | null {
  const [, name, hash, width, height, seconds] = KEY.exec(key) ?? [];
  if (!name || !hash) return null;
  return { name, hash, width: Number(width), height: Number(height), seconds: Number(seconds) };
}
