import type { InferOutput } from "valibot";
import type { vehiclesResponse } from "@/lib/contracts/boats/vehicles";

export type BoatList = InferOutput<typeof vehiclesResponse>;

export const BOATS_PER_PAGE = 24;
/** Nobody pages further; deeper offsets only cost. */
const MAX_PAGES = 100;

/** How many pages a list of so many boats has; an empty one has none. */
export function pagesOf(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / BOATS_PER_PAGE));
}
