import type { OptionCounts } from "@/lib/domain/search/list-filters";
import { countScopeOptions } from "@/lib/server/catalogue/search/count-options";
import { type ListScope, scopeQuery } from "@/lib/server/catalogue/search/get-list-page";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { getReadDb } from "@/lib/server/platform/db/replica";

const cachedCounts = cachedRead("option-counts", (kind: ListScope["kind"], id: number) => {
  const scope = kind === "all" ? { kind } : { kind, id };
  return countScopeOptions(getReadDb(), scopeQuery(scope));
});

/** How many boats each filter option would leave on a list without filters, from the cache that pages share. */
export function getOptionCounts(scope: ListScope = { kind: "all" }): Promise<OptionCounts> {
  return cachedCounts(scope.kind, scope.kind === "all" ? 0 : scope.id);
}
