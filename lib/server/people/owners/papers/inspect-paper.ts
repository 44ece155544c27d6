import sharp from "sharp";
import { MAX_PAPER_MEGABYTES } from "@/lib/domain/owners/owner-gaps";
import type { PaperType } from "@/lib/domain/shared/vocabulary";

/** The largest file that is taken. */
export const MAX_PAPER_BYTES = MAX_PAPER_MEGABYTES * 1024 * 1024;
/** A page at 600 dots per inch is far below. */
const MAX_PIXELS = 80_000_000;

const PICTURES = { jpeg: "jpg", png: "png", webp: "webp" } as const satisfies Record<string, PaperType>;

export const PAPER_MEDIA_TYPES: Readonly<Record<PaperType, string>> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/**
 * What a file is by its content, whatever its name says, and what is kept of it: a picture is written anew, upright and
 * without what the camera noted in it (place, time, device). Null when it is neither a PDF nor such a picture.
 */
export async function inspectPaper(bytes: Buffer): Promise<{ type: PaperType; bytes: Buffer } | null> {
  if (bytes.length === 0 || bytes.length > MAX_PAPER_BYTES) return null;
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return { type: "pdf", bytes };
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format } = await picture.metadata();
    if (!format || !Object.hasOwn(PICTURES, format)) return null;
    const name = format as keyof typeof PICTURES;
    return { type: PICTURES[name], bytes: await picture.rotate().toFormat(name).toBuffer() };
  } catch {
    // What begins like a picture and is none.
    return null;
  }
}
