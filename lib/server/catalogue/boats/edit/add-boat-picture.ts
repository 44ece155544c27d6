import { eq } from "drizzle-orm";
import sharp from "sharp";
import {
  MAX_PICTURE_BYTES,
  MIN_PICTURE_WIDTH,
  type UploadBody,
  type UploadedPicture,
} from "@/lib/contracts/console/boats";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { makePictures } from "@/lib/server/catalogue/boats/files/resolve-pictures";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { describePicture } from "@/lib/server/catalogue/media/encode-picture";
import { thumbnailOf } from "@/lib/server/catalogue/media/find-picture";
import { importedPictureKey } from "@/lib/server/catalogue/media/imported-picture";
import { mediaName } from "@/lib/server/catalogue/media/media-name";
import { getDb } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";

/** More is no photograph: it would only fill the memory. */
const MAX_PIXELS = 80_000_000;
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

/**
 * Makes the files of a picture for a boat and keeps them in the store; the boat is not written, her part of pictures
 * names the key. Refuses what is no JPEG, PNG or WebP, and pictures that are too small or too large.
 */
export async function keepPicture(
  code: string,
  { name, data }: UploadBody,
): Promise<
  Outcome<UploadedPicture, "not_found" | "picture_unreadable" | "picture_too_small" | "picture_too_large">
> {
  if ((await getDb().$count(boats, eq(boats.codeFolded, foldBoatCode(code)))) === 0)
    return refuse("not_found");
  const original = Buffer.from(data, "base64");
  if (original.length > MAX_PICTURE_BYTES)
    return refuse("picture_too_large", { megabytes: MAX_PICTURE_BYTES / 1_000_000 });
  const shape = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!shape || !FORMATS.has(shape.format)) return refuse("picture_unreadable");
  if (shape.width * shape.height > MAX_PIXELS)
    return refuse("picture_too_large", { megabytes: MAX_PICTURE_BYTES / 1_000_000 });
  const { orientation = 1 } = shape;
  if ((orientation >= 5 ? shape.height : shape.width) < MIN_PICTURE_WIDTH)
    return refuse("picture_too_small", { width: MIN_PICTURE_WIDTH });
  // A head that fits may be followed by anything.
  const facts = await describePicture(original).catch(() => null);
  if (!facts) return refuse("picture_unreadable");
  const shown = mediaName(name).slice(0, 60);
  await makePictures([{ original, name: shown, facts }]);
  const key = importedPictureKey(shown, facts);
  return accept({ key, src: thumbnailOf(key) ?? "" });
}
