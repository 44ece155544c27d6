import { searchQuery } from "@/components/search/query/search-query";
import type { SearchValues } from "@/components/search/query/search-values";

/** Whether anything was searched for: all but place, sort and page narrows a list. */
export function isNarrowed({ where: _, sort: __, page: ___, ...values }: SearchValues): boolean {
  return Object.values(searchQuery(values)).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
}
