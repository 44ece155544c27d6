import type { ListBase } from "@/components/search/query/list-base";
import { searchQuery } from "@/components/search/query/search-query";
import type { SearchValues } from "@/components/search/query/search-values";
import type { Locale } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import type { QueryParams } from "@/lib/routes/query-params";

interface Asked {
  base: ListBase;
  locale: Locale;
  values: SearchValues;
  params: QueryParams;
  /** The current slug of a place, by `city-3`; absent when it has no boats. */
  slugOf: (where: string) => string | undefined;
}

/**
 * Where a search belongs when not on the page whose form sent it, or null: a chosen place has a page of its
 * own, "anywhere" and further types lead back to all boats. So the form needs no script to end up right.
 */
export function findMovedBase({ base, locale, values, params, slugOf }: Asked): string | null {
  const here = base.kind === "place" ? base.where : undefined;
  const { where } = values;
  if (where && where !== here) {
    const slug = slugOf(where);
    const types = base.kind === "type" && values.types.length === 0 ? [base.typeId] : values.types;
    const rest = searchQuery({ ...values, types, where: undefined });
    return slug ? pathFor("boatsByPlace", locale, { slug }, rest) : null;
  }
  const leavesPlace = base.kind === "place" && params.where === "all";
  const leavesType =
    base.kind === "type" &&
    values.types.length > 0 &&
    !(values.types.length === 1 && values.types[0] === base.typeId);
  return leavesPlace || leavesType ? pathFor("boats", locale, null, searchQuery(values)) : null;
}
