import type { SearchValues } from "@/components/search/query/search-values";
import { SEARCH_NAMES } from "@/lib/domain/search/search-names";
import type { QueryValue, RouteQuery } from "@/lib/routes/route-params";

/** The query of the address at which these values are searched, in one order; empty values are left out. */
export function searchQuery(values: Partial<SearchValues>): RouteQuery {
  const given: Readonly<Record<string, QueryValue | undefined>> = { ...values };
  const query: Record<string, QueryValue> = {};
  for (const name of SEARCH_NAMES) {
    const value = given[name];
    if (value !== undefined && !(name === "page" && value === 1)) query[name] = value;
  }
  return query;
}
