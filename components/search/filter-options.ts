import type { PlaceGroup } from "@/components/search/place-options";

type Option = readonly [id: number, name: string];

/** What can be filtered by, in the page's language. */
export interface FilterOptions {
  places: readonly PlaceGroup[];
  types: readonly Option[];
  facilities: readonly Option[];
  rules: readonly Option[];
}
