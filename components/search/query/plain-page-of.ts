import { searchQuery } from "@/components/search/query/search-query";
import type { SearchValues } from "@/components/search/query/search-values";

/**
 * The page of the unfiltered list for an address: pages from 2 are pages of their own to search
 * engines, everything searched, sorted or filtered belongs to the bare list.
 */
export function plainPageOf(values: SearchValues): number {
  const { page = 1, ...rest } = values;
  const narrowed = Object.values(searchQuery(rest)).some(
    (value) => !Array.isArray(value) || value.length > 0,
  );
  return narrowed ? 1 : page;
}
