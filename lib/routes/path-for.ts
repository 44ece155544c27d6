import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { pageSegmentOf } from "@/lib/routes/page-segments";
import type { ParamNames, RouteParams, RouteQuery } from "@/lib/routes/route-params";
import { ROUTES, type RouteEntry, type RouteName } from "@/lib/routes/route-table";

/** What follows name and language: params are optional only where the address has none. */
export type PathArguments<N extends RouteName> = [ParamNames<N>] extends [never]
  ? [params?: null, query?: RouteQuery]
  : [params: RouteParams<N>, query?: RouteQuery];

function queryString(query: RouteQuery | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== "") search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : "";
}

/** The public address of a route in a language, without origin. Empty query values are left out. */
export function pathFor<N extends RouteName>(name: N, locale: Locale, ...rest: PathArguments<N>): string {
  const [params, query] = rest;
  const { pattern }: RouteEntry = ROUTES[name];
  const values: Partial<Record<string, string>> = params ?? {};
  const filled = (typeof pattern === "string" ? pattern : pattern[locale]).replace(/\{(\w+)\}/g, (_, key) => {
    const value = values[key] ?? "";
    return (key === "type" && pageSegmentOf(locale, value)) || encodeURIComponent(value);
  });
  const prefix = typeof pattern === "string" || locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  const path = prefix && filled === "/" ? prefix : prefix + filled;
  return path + queryString(query);
}
