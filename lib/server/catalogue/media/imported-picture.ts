import type { PictureFacts } from "@/lib/server/catalogue/media/encode-picture";

/**
 * The media key of a picture that was imported into a running site. It contains everything that a page must know, so
 * that no process needs a list of such pictures: `stern~1a2b3c4d~400-800-1200~800~c0a1b2`.
 */
export function importedPictureKey(name: string, { hash, widths, height, color }: PictureFacts): string {
  return [name, hash, widths.join("-"), height, color.slice(1)].join("~");
}

const KEY = /^([a-z0-9]+(?:-[a-z0-9]+)*)~([0-9a-f]{8})~(\d{3,4}(?:-\d{3,4})*)~(\d{2,4})~([0-9a-f]{6})$/;

/** The content of such a key, with the name that its files begin with; null for every other key. */
export function parseImportedPictureKey(key: string): (PictureFacts & { name: string }) | null {
  const [, name, hash, list, height, color] = KEY.exec(key) ?? [];
  if (!name || !hash || !list) return null;
  const widths = list.split("-").map(Number);
  return { name, hash, widths, width: Math.max(...widths), height: Number(height), color: `#${color}` };
}
