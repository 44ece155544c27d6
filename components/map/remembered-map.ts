import type { MapView } from "@/components/map/make-map";

interface RememberedMap {
  /** The list on which the map is open. */
  page: string | null;
  view: MapView | undefined;
  /** The part of the map that the view was last brought to, or searched from. */
  box: string | undefined;
  /** Whether moving the map searches. */
  follows: boolean;
}

/** What the map keeps when another search of its list, or the way back to it, renders the page again. */
export const rememberedMap: RememberedMap = { page: null, view: undefined, box: undefined, follows: false };

/** The map opens on a list; a list other than the last one gets a fresh view. */
export function rememberOpening(page: string): void {
  if (rememberedMap.page === page) return;
  Object.assign(rememberedMap, { page, view: undefined, box: undefined });
}

export function forgetMap(): void {
  Object.assign(rememberedMap, { page: null, view: undefined, box: undefined });
}
