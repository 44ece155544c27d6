import { readFile } from "node:fs/promises";
import { describePicture } from "@/lib/server/catalogue/media/encode-picture";
import type { NewPicture } from "@/lib/server/catalogue/media/keep-picture";
import { mediaName } from "@/lib/server/catalogue/media/media-name";

/** Reads a picture's file and what it will become. Throws when there is none, or no picture in it. */
export async function inspectPicture(path: string): Promise<NewPicture> {
  const original = await readFile(path);
  return { original, name: mediaName(path), facts: await describePicture(original) };
}
