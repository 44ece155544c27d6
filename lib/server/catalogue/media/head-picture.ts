import { findPicture } from "@/lib/server/catalogue/media/find-picture";

/** A picture at the head of a page, as a band: `position` says which part of it stays. */
export interface BandPicture {
  src: string;
  srcset: string;
  color: string;
  alt: string;
  position: string;
}

/** Seen from above, a boat lies in the middle; else she floats in the lower half, under sky and hills. */
const MIDDLE = "50% 45%";
const LOWER_HALF = "50% 82%";
const FROM_ABOVE = /^place-|-(aerial|top)$/;

/** The picture of a media key for the head of a page, or null when it names none. */
export function headPicture(mediaKey: string | null | undefined, alt: string): BandPicture | null {
  const found = findPicture(mediaKey);
  if (!found || !mediaKey) return null;
  const { src, srcSet, color } = found;
  return { src, srcset: srcSet, color, alt, position: FROM_ABOVE.test(mediaKey) ? MIDDLE : LOWER_HALF };
}
