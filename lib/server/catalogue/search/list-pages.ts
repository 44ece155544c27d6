import type { InferOutput } from "valibot";
import type { vehiclesResponse } from "@/lib/contracts/boats/vehicles";

export type BoatList = InferOutput<typeof vehiclesResponse>;

export const BOATS_PER_PAGE = 24;
/** The last page that can be asked for: nobody pages further, and deep offsets are slow. */
export const MAX_PAGES = 100;
/** A total above this is shown as "more than": a larger number does not help the visitor and is slow to count. */
export const MAX_COUNTED = 1000;

/** The number of pages of a list with this many boats; 0 for an empty one. */
export function pagesOf(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / BOATS_PER_PAGE));
}
