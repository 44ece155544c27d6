import type { InferOutput } from "valibot";
import type { picture } from "@/lib/contracts/fields";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";

export type PictureResponse = InferOutput<typeof picture>;

/** A picture as responses carry it, or null when its key names none. */
export function pictureResponse(mediaKey: string | null, alt: string): PictureResponse | null {
  const found = findPicture(mediaKey);
  if (!found) return null;
  const { src, srcSet, width, height, color } = found;
  return { src, srcset: srcSet, width, height, color, alt };
}
