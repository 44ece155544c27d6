import type { Locale } from "@/lib/i18n/locales";
import type { RouteName, RouteScope } from "@/lib/routes/route-table";

/** What the decision needs to know of a request. */
export interface AddressRequest {
  /** The path as the visitor sent it, encoded, before anybody cleaned it. */
  path: string;
  search: URLSearchParams;
  /** The stored choice of language, unchecked. */
  localeCookie?: string;
}

export interface FoundSlug {
  /** The slug under which the thing lives today. */
  current: string;
  /** Kind of the thing, for content pages their key. */
  kind: string;
}

/** The questions that only the database can answer; asked only where the answer matters. */
export interface RouteLookups {
  /** The names by which lists of boats are searched. */
  searchNames: readonly string[];
  findSlug: (scope: RouteScope, locale: Locale, slug: string) => Promise<FoundSlug | null>;
  hasSession: () => Promise<boolean>;
  userLocale: () => Promise<Locale | null>;
}

export type RouteDecision =
  | {
      kind: "serve";
      name: RouteName;
      locale: Locale;
      /** Internal path, without query. */
      path: string;
      status: 200 | 403 | 404;
      /** Not for search engines and caches. */
      secluded: boolean;
      /** Made per visit, but the same for everybody: a search. */
      searched?: true;
    }
  | { kind: "redirect"; status: 307 | 308; location: string; secluded: boolean };
