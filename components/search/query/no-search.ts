import type { SearchValues } from "@/components/search/query/search-values";

/** The search of a page without query: nothing is filtered. */
export const NO_SEARCH: SearchValues = { types: [], facilities: [], rules: [] };
