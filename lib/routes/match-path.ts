import { DEFAULT_LOCALE, inEachLocale, type Locale } from "@/lib/i18n/locales";
import { compilePattern } from "@/lib/routes/compile-pattern";
import { ROUTE_NAMES, ROUTES, type RouteEntry, type RouteName } from "@/lib/routes/route-table";

export interface PathMatch {
  name: RouteName;
  params: Record<string, string>;
}

interface Reader {
  name: RouteName;
  exact: boolean;
  read: (path: string) => Record<string, string> | null;
}

function readersOf(locale: Locale): Reader[] {
  const readers = ROUTE_NAMES.flatMap((name): Reader[] => {
    const { pattern, formerly }: RouteEntry = ROUTES[name];
    if (typeof pattern === "string") return [];
    return [pattern[locale], formerly?.[locale]]
      .filter((one) => one !== undefined)
      .map((one) => ({ name, exact: !one.includes("{"), read: compilePattern(one, locale) }));
  });
  return [...readers.filter((one) => one.exact), ...readers.filter((one) => !one.exact)];
}

const LOCALIZED = inEachLocale(readersOf);

const INDEPENDENT = ROUTE_NAMES.flatMap((name): Reader[] => {
  const { pattern }: RouteEntry = ROUTES[name];
  return typeof pattern === "string"
    ? [{ name, exact: false, read: compilePattern(pattern, DEFAULT_LOCALE) }]
    : [];
});

function matchesOf(readers: Reader[], path: string): PathMatch[] {
  return readers.flatMap(({ name, read }) => {
    const params = read(path);
    return params ? [{ name, params }] : [];
  });
}

/**
 * The routes that an address may mean, in the order in which they are tried: exact ones first, then
 * location, then type. The path has no language prefix and no slash at its end.
 */
export function matchPath(locale: Locale, path: string): PathMatch[] {
  return matchesOf(LOCALIZED[locale], path);
}

/** The language-independent routes that an address may mean, the exact ones first. */
export function matchIndependentPath(path: string): PathMatch[] {
  return matchesOf(INDEPENDENT, path);
}
