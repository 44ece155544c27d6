import { storageOf } from "@/lib/server/platform/storage/storage-of";

const TYPES: Readonly<Record<string, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
  mp4: "video/mp4",
};
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(webp|jpg|mp4)$/;

const typeOf = (name: string): string | undefined => TYPES[NAME.exec(name)?.[1] ?? ""];

/**
 * A picture's or video's bytes and type, of those that were imported into a running site; null when there is no file
 * of that name. Throws while the store cannot be reached.
 */
export async function readMediaFile(name: string): Promise<{ bytes: Buffer; type: string } | null> {
  const type = typeOf(name);
  if (!type) return null;
  const bytes = await storageOf("media").read(name);
  return bytes && { bytes, type };
}

/** Keeps a picture or video of a running site, beside the data and not inside the build. */
export async function writeMediaFile(name: string, bytes: Buffer): Promise<void> {
  const type = typeOf(name);
  if (!type) throw new RangeError(`${name} is no name of a picture or video`);
  await storageOf("media").write(name, bytes, type);
}
