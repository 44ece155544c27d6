import type { InferOutput } from "valibot";
import type { vehiclesResponse } from "@/lib/contracts/boats/vehicles";

export type BoatList = InferOutput<typeof vehiclesResponse>;

export const BOATS_PER_PAGE = 24;
/** Nobody pages further; deeper offsets only cost. */
export const MAX_PAGES = 100;
/** A total above this is given as "more than": nobody chooses by it, and counting on costs. */
export const MAX_COUNTED = 1000;

/** How many pages a list of so many boats has; an empty one has none. */
export function pagesOf(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / BOATS_PER_PAGE));
}
