import type { SearchValues } from "@/components/search/query/search-values";
import { OPTION_LISTS, type OptionListName } from "@/lib/domain/search/list-filters";

/** The search of a page without query: nothing is filtered. */
export const NO_SEARCH: SearchValues = Object.fromEntries(OPTION_LISTS.map((name) => [name, []])) as Record<
  OptionListName,
  []
>;
