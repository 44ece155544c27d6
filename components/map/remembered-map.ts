import type { MapView } from "@/components/map/make-map";

interface RememberedMap {
  /** The list on which the map is open, and the one that it led to. */
  pages: readonly string[];
  view: MapView | undefined;
  /** The part of the map that the view was last brought to, or searched from. */
  box: string | undefined;
  /** Whether moving the map searches. */
  follows: boolean;
  /** The ports of the pin that was pressed: a page that the search renders anew gives it the focus back. */
  pressed: readonly number[] | undefined;
}

/** What the map keeps when another search of its list, or the way back to it, renders the page again. */
export const rememberedMap: RememberedMap = {
  pages: [],
  view: undefined,
  box: undefined,
  follows: true,
  pressed: undefined,
};

/** The map opens on a list; a list other than the last one gets a fresh view. */
export function rememberOpening(page: string): void {
  if (isMapOpenOn(page)) return;
  Object.assign(rememberedMap, { pages: [page], view: undefined, box: undefined, pressed: undefined });
}

export function isMapOpenOn(page: string): boolean {
  return rememberedMap.pages.includes(page);
}

/** The map searches another list: it stays open there as it is, and on the way back. */
export function carryMapTo(page: string): void {
  if (!isMapOpenOn(page)) rememberedMap.pages = [...rememberedMap.pages, page];
}

export function forgetMap(): void {
  Object.assign(rememberedMap, { pages: [], view: undefined, box: undefined, pressed: undefined });
}
