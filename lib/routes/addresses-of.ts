import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { type PathArguments, pathFor } from "@/lib/routes/path-for";
import type { ParamNames, RouteParams, RouteQuery } from "@/lib/routes/route-params";
import type { RouteName } from "@/lib/routes/route-table";

export type Addresses = Record<Locale, string>;

type PerLocale<N extends RouteName> = [ParamNames<N>] extends [never]
  ? [params?: null, query?: RouteQuery]
  : [params: Record<Locale, RouteParams<N>>, query?: RouteQuery];

/** One page's public address in every language: for the language links, canonical and hreflang. */
export function addressesOf<N extends RouteName>(name: N, ...[params, query]: PerLocale<N>): Addresses {
  const entries = LOCALES.map((locale) => {
    const rest = [params?.[locale], query] as unknown as PathArguments<N>;
    return [locale, pathFor(name, locale, ...rest)] as const;
  });
  return Object.fromEntries(entries) as Addresses;
}
