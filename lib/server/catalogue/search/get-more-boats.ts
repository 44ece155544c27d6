import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { PlaceKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { getListPage, type ListScope, scopeQuery } from "@/lib/server/catalogue/search/get-list-page";
import { listMoreBoats, type MoreBoats } from "@/lib/server/catalogue/search/list-more-boats";
import { cachedRead } from "@/lib/server/platform/db/cached-read";

const cachedMore = cachedRead(
  "more-boats",
  async (locale: Locale, kind: ListScope["kind"], id: number, near: PlaceKind, nearIds: string) => {
    const scope = kind === "all" ? { kind } : { kind, id };
    const neighbours = nearIds.split(" ").flatMap((one) => (one ? [{ kind: near, id: Number(one) }] : []));
    const query = { ...v.parse(vehiclesQuery, {}), ...scopeQuery(scope) };
    // Without a date nothing in it depends on the clock.
    return listMoreBoats(locale, query, await getListPage(locale, scope), neighbours, new Date(0));
  },
);

/** The boats shown below a short list without filters, for static pages; `neighbours` are of one kind. */
export function getMoreBoats(
  locale: Locale,
  scope: ListScope,
  neighbours: readonly { kind: PlaceKind; id: number }[],
): Promise<MoreBoats> {
  const ids = neighbours.map(({ id }) => id).join(" ");
  return cachedMore(
    locale,
    scope.kind,
    scope.kind === "all" ? 0 : scope.id,
    neighbours[0]?.kind ?? "city",
    ids,
  );
}
