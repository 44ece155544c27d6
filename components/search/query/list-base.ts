import type { SearchedList } from "@/components/search/query/search-draft";
import { searchQuery } from "@/components/search/query/search-query";
import type { SearchValues, Where } from "@/components/search/query/search-values";
import { LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

/** The page of a list: all boats, those of a place, or those of a type. */
export type ListBase =
  | { kind: "all" }
  | { kind: "place"; where: Where; slugs: LocalizedText }
  | { kind: "type"; typeId: number; slugs: LocalizedText };

/** The part of a search that the page itself does not already set. */
function beyondBase(base: ListBase, values: Partial<SearchValues>): Partial<SearchValues> {
  if (base.kind === "place") return { ...values, where: undefined };
  const onlyItsType =
    base.kind === "type" && values.types?.length === 1 && values.types.includes(base.typeId);
  return onlyItsType ? { ...values, types: undefined } : values;
}

/** The address of a search on this page; without values the page itself. */
export function listPath(base: ListBase, locale: Locale, values: Partial<SearchValues> = {}): string {
  const query = searchQuery(beyondBase(base, values));
  if (base.kind === "all") return pathFor("boats", locale, null, query);
  const name = base.kind === "place" ? "boatsByPlace" : "boatsByType";
  return pathFor(name, locale, { slug: base.slugs[locale] }, query);
}

/** The list of a page, as its search form needs it. */
export function searchedListOf(base: ListBase, locale: Locale): SearchedList {
  return {
    path: listPath(base, locale),
    allPath: pathFor("boats", locale),
    ...(base.kind === "place" ? { where: base.where } : {}),
    ...(base.kind === "type" ? { typeId: base.typeId } : {}),
  };
}

/** The address of the search in every language. */
export function listAddresses(base: ListBase, values: Partial<SearchValues> = {}): Record<Locale, string> {
  const entries = LOCALES.map((locale) => [locale, listPath(base, locale, values)] as const);
  return Object.fromEntries(entries) as Record<Locale, string>;
}
