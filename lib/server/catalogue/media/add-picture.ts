import sharp from "sharp";
import { MIN_PICTURE_PIXELS, type ShownPicture } from "@/lib/contracts/console/content";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { describePicture, encodePicture } from "@/lib/server/catalogue/media/encode-picture";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { importedPictureKey } from "@/lib/server/catalogue/media/imported-picture";
import { writeMediaFile } from "@/lib/server/catalogue/media/media-files";
import { mediaName } from "@/lib/server/catalogue/media/media-name";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** More is no photograph: it would only fill the memory. */
const MAX_PIXELS = 80_000_000;
/** What cameras and editors give; no drawing that names other files. */
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "heif"]);

/**
 * Makes the files of a picture that staff gives and stores them; nothing shows it yet. Refuses what is no picture, or
 * one of less than 400 pixels. The same picture twice is the same key.
 */
export async function addPicture(
  fileName: string,
  original: Buffer,
  by: Actor<"staff">,
): Promise<Outcome<ShownPicture, "picture_unreadable">> {
  const { format, width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: "", width: 0, height: 0 }));
  const facts =
    FORMATS.has(format) && width * height <= MAX_PIXELS
      ? await describePicture(original).catch(() => null)
      : null;
  if (!facts) return refuse("picture_unreadable", { pixels: MIN_PICTURE_PIXELS });
  const name = mediaName(fileName);
  const key = importedPictureKey(name, facts);
  for (const { suffix, bytes } of await encodePicture(original, facts))
    await writeMediaFile(`${name}-${facts.hash}-${suffix}`, bytes);
  await inTransaction((tx) =>
    audit(tx, { by, event: "picture_added", subject: { kind: "picture", id: key } }),
  );
  const shown = shownPicture(key);
  if (!shown) throw new Error(`The key ${key} names no picture`);
  return accept(shown);
}

/** A picture as a form shows it, or null when its key names none. */
export function shownPicture(key: string | null): ShownPicture | null {
  const found = findPicture(key);
  if (!found || !key) return null;
  return { key, src: found.srcSet.split(" ")[0] ?? found.src, width: found.width, height: found.height };
}
