import sharp from "sharp";
import type { ShownPicture } from "@/lib/contracts/console/content";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { describePicture, type PictureFacts } from "@/lib/server/catalogue/media/encode-picture";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import { keepPicture, makePicture } from "@/lib/server/catalogue/media/keep-picture";
import { mediaName } from "@/lib/server/catalogue/media/media-name";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";

/** More is no photograph: it would only fill the memory. */
const MAX_PIXELS = 80_000_000;
/** What cameras and editors give; no drawing that names other files. */
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);
const MAX_NAME_LETTERS = 60;

export interface GivenPicture {
  /** Of its file. */
  name: string;
  /** Its bytes in base64. */
  data: string;
}

export interface PictureLimits {
  minWidth: number;
  maxBytes: number;
}

export type PictureRefusal = "picture_unreadable" | "picture_too_small" | "picture_too_large";

/**
 * Makes the files of a picture that staff gives and stores them; nothing shows it yet. Refuses what is no JPEG, PNG or
 * WebP, and pictures that are too small or too large. The same picture twice is the same key.
 */
export async function addPicture(
  { name: fileName, data }: GivenPicture,
  limits: PictureLimits,
  by: Actor<"staff">,
): Promise<Outcome<ShownPicture, PictureRefusal>> {
  const original = Buffer.from(data, "base64");
  const facts = await checkPicture(original, limits);
  if (!facts.ok) return facts;
  const name = mediaName(fileName).slice(0, MAX_NAME_LETTERS);
  const key = await makePicture({ original, name, facts: facts.value });
  await inTransaction(async (tx) => {
    await keepPicture(tx, key);
    await audit(tx, { by, event: "picture_added", subject: { kind: "picture", id: key } });
  });
  const shown = shownPicture(key);
  if (!shown) throw new Error(`The key ${key} names no picture`);
  return accept(shown);
}

async function checkPicture(
  original: Buffer,
  { minWidth, maxBytes }: PictureLimits,
): Promise<Outcome<PictureFacts, PictureRefusal>> {
  const tooLarge = refuse("picture_too_large", { megabytes: maxBytes / 1_000_000 });
  if (original.length > maxBytes) return tooLarge;
  const shape = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!shape || !FORMATS.has(shape.format)) return refuse("picture_unreadable");
  if (shape.width * shape.height > MAX_PIXELS) return tooLarge;
  const { orientation = 1 } = shape;
  if ((orientation >= 5 ? shape.height : shape.width) < minWidth)
    return refuse("picture_too_small", { width: minWidth });
  // A head that fits may be followed by anything.
  const facts = await describePicture(original).catch(() => null);
  return facts ? accept(facts) : refuse("picture_unreadable");
}

/** A picture as a form shows it, or null when its key names none. */
export function shownPicture(key: string | null): ShownPicture | null {
  const found = findPicture(key);
  if (!found || !key) return null;
  return { key, src: found.srcSet.split(" ")[0] ?? found.src, width: found.width, height: found.height };
}
