import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";
import { matchPath } from "@/lib/routes/match-path";
import { parseAddress } from "@/lib/routes/parse-address";
import { pathFor } from "@/lib/routes/path-for";
import { ROUTES } from "@/lib/routes/route-table";

/** Background calls of pages; every other call follows from a pressed button. */
const UNASKED: readonly string[] = ["user", "user/favorites", "app", "home"];

function isGuarded(pathname: string): boolean {
  const { locale, path } = parseAddress(pathname);
  return path !== null && matchPath(locale, path).some(({ name }) => ROUTES[name].guarded);
}

/**
 * The root address for an ended session, in the language of the page. As the guard does, it opens login there and
 * contains the return address where the visitor was doing something that needs a session: what was typed waits in the
 * drafts.
 */
export function loginRedirect(
  call: string,
  { pathname, search }: Pick<Location, "pathname" | "search">,
  lang: string,
): string {
  const wanted = isGuarded(pathname) || !UNASKED.includes(call);
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  return pathFor("home", locale, null, wanted ? { login: 1, next: pathname + search } : undefined);
}
