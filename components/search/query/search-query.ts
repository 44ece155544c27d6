import { SEARCH_FIELDS, type SearchValues } from "@/components/search/query/search-values";
import type { QueryValue, RouteQuery } from "@/lib/routes/route-params";

/** The query of the address at which these values are searched, in one order; empty values are left out. */
export function searchQuery(values: Partial<SearchValues>): RouteQuery {
  const query: Record<string, QueryValue> = {};
  for (const name of SEARCH_FIELDS) {
    const value = values[name];
    if (value !== undefined && !(name === "page" && value === 1)) query[name] = value;
  }
  return query;
}
