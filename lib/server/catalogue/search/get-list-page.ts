import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { countScope } from "@/lib/server/catalogue/search/count-scope";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { type BoatList, pagesOf } from "@/lib/server/catalogue/search/list-pages";
import { cachedRead } from "@/lib/server/platform/db/cached-read";

/** Where a static list is narrowed to: nothing, one place level, or a type. */
export type ListScope = { kind: "all" } | { kind: "city" | "area" | "port" | "type"; id: number };

/** The query of a scope; filters of the visitor go on top. */
export function scopeQuery(scope: ListScope): Partial<VehiclesQuery> {
  if (scope.kind === "all") return {};
  return scope.kind === "type" ? { types: [scope.id] } : { [scope.kind]: scope.id };
}

const cachedList = cachedRead("boat-list", async (locale: Locale, kind: ListScope["kind"], id: number) => {
  const scope = scopeQuery(kind === "all" ? { kind } : { kind, id });
  // Without a date nothing in it depends on the clock.
  const [list, total] = await Promise.all([
    listBoats(locale, { ...v.parse(vehiclesQuery, {}), ...scope }, new Date(0)),
    countScope(scope),
  ]);
  return { ...list, total, more: false, pages: pagesOf(total) };
});

/** The first page of a list without filters, for static pages; its total is exact. Filtered lists call `listBoats`. */
export function getListPage(locale: Locale, scope: ListScope = { kind: "all" }): Promise<BoatList> {
  return cachedList(locale, scope.kind, scope.kind === "all" ? 0 : scope.id);
}
