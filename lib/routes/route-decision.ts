import type { SlugScope } from "@/lib/domain/shared/vocabulary";
import type { Permission } from "@/lib/domain/staff/permissions";
import type { Locale } from "@/lib/i18n/locales";
import type { SessionKind } from "@/lib/routes/areas";
import type { RouteName } from "@/lib/routes/route-table";

/** What the decision needs to know of a request. */
export interface AddressRequest {
  /** The path as the visitor sent it, encoded, before any clean-up. */
  path: string;
  search: URLSearchParams;
  /** The stored choice of language, unchecked. */
  localeCookie?: string;
}

export interface FoundSlug {
  /** The current slug of the entity. */
  current: string;
  /** The kind of the entity; for content pages their type. */
  kind: string;
}

/** Lookups that need the database; made only where the result matters. */
export interface RouteLookups {
  /** The names by which lists of boats are searched. */
  searchNames: readonly string[];
  findSlug: (scope: SlugScope, locale: Locale, slug: string) => Promise<FoundSlug | null>;
  /** Where an address that no page has leads, as `redirectPath` names both. */
  findRedirect: (path: string) => Promise<string | null>;
  hasSession: (kind: SessionKind) => Promise<boolean>;
  /**
   * Whether the signed-in member of staff has the permission. One who must add a passkey first is led there by the
   * page.
   */
  isAllowed: (permission: Permission) => Promise<boolean>;
  /** Whether a reservation has this number. */
  hasBooking: (number: string) => Promise<boolean>;
  hasCustomer: (id: string) => Promise<boolean>;
  hasOwner: (id: string) => Promise<boolean>;
  /** Whether a boat has this code, whatever her status. */
  hasBoat: (code: string) => Promise<boolean>;
  /** The language of whoever is signed in to the area. */
  userLocale: (kind: SessionKind) => Promise<Locale | null>;
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
      /** Rendered per visit, but the same for every visitor: a search. */
      searched?: true;
    }
  | { kind: "redirect"; status: 307 | 308; location: string; secluded: boolean };
