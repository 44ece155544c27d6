import type { PlaceGroup } from "@/components/ui/fields/place-options";
import type { ListFilters, OptionCounts, OptionListName } from "@/lib/domain/search/list-filters";

/** How many boats each answer of the filters with one answer would leave. */
export type SingleCounts = Omit<OptionCounts, ListFilters[OptionListName]["counts"]>;

export interface FilterOption {
  id: number;
  name: string;
  /** Boats that it would leave; absent where nobody counted. */
  count?: number;
}

/** What can be filtered by, in the page's language. */
export interface FilterOptions extends Readonly<Record<OptionListName, readonly FilterOption[]>> {
  places: readonly PlaceGroup[];
  /** Of the filters with one answer; absent where nobody counted. */
  counts?: Partial<SingleCounts>;
  /** The shortest hourly trip that any boat offers. */
  shortestHours: number | null;
}
