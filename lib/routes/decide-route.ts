import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";
import { areaOf } from "@/lib/routes/areas";
import { type ListQueryKind, listQueryKind } from "@/lib/routes/list-query";
import { matchIndependentPath, matchPath, type PathMatch } from "@/lib/routes/match-path";
import { pageSegmentOf } from "@/lib/routes/page-segments";
import { parseAddress } from "@/lib/routes/parse-address";
import { pathFor } from "@/lib/routes/path-for";
import { redirectPath } from "@/lib/routes/redirect-path";
import { resolveLocale } from "@/lib/routes/resolve-locale";
import type { AddressRequest, RouteDecision, RouteLookups } from "@/lib/routes/route-decision";
import { ROUTES, type RouteEntry, type RouteName } from "@/lib/routes/route-table";

function entryOf(name: RouteName): RouteEntry {
  return ROUTES[name];
}

/** A match is known only at run time, so its parameters cannot be checked by the compiler. */
function publicPath({ name, params }: PathMatch, locale: Locale): string {
  return (pathFor as (name: RouteName, locale: Locale, params: unknown) => string)(name, locale, params);
}

function internalPath({ name, params }: PathMatch, locale: Locale): string {
  const { file, pattern, area } = entryOf(name);
  const filled = file.replace(/\{(\w+)\}/g, (_, key) => params[key] ?? "");
  return typeof pattern === "string" && area !== "notice"
    ? filled
    : `/${locale}${filled === "/" ? "" : filled}`;
}

function notFound(locale: Locale): RouteDecision {
  return serve({ name: "notFound", params: {} }, locale, 404);
}

/** An address that no page has: where the operator says that it leads, else nowhere. */
async function moved(request: AddressRequest, locale: Locale, lookups: RouteLookups): Promise<RouteDecision> {
  const from = redirectPath(request.path);
  const to = from && (await lookups.findRedirect(from));
  return to ? redirect(308, to, request.search, false) : notFound(locale);
}

function serve(match: PathMatch, locale: Locale, status: 200 | 403 | 404 = 200): RouteDecision {
  const { area } = entryOf(match.name);
  const path = internalPath(match, locale);
  return { kind: "serve", name: match.name, locale, path, status, secluded: areaOf(area).secluded };
}

/** The one match whose entity exists, its slug replaced by the current one; current slugs win over former ones. */
async function existing(
  matches: PathMatch[],
  locale: Locale,
  lookups: RouteLookups,
): Promise<PathMatch | null> {
  let former: PathMatch | null = null;
  for (const match of matches) {
    const { scope, kind } = entryOf(match.name);
    const { slug, type } = match.params;
    if (!scope || slug === undefined) return match;
    const found = await lookups.findSlug(scope, locale, slug);
    if (!found || (kind && found.kind && found.kind !== kind)) continue;
    if (type && found.kind && pageSegmentOf(locale, found.kind) !== pageSegmentOf(locale, type)) continue;
    if (found.current === slug) return match;
    former ??= { ...match, params: { ...match.params, slug: found.current } };
  }
  return former;
}

async function decideIndependent(
  match: PathMatch,
  request: AddressRequest,
  lookups: RouteLookups,
): Promise<RouteDecision> {
  const { area, guarded, permission } = entryOf(match.name);
  const locale = await resolveLocale(request, area, lookups);
  const address = publicPath(match, locale);
  if (address !== request.path) return redirect(308, address, request.search, true);
  const status = STATUSES[match.name];
  if (status) return serve(match, locale, status);
  const { session } = areaOf(area);
  if (guarded && session && !(await lookups.hasSession(session))) {
    const next = withQuery(address, request.search);
    // Nobody is signed in whose language is known: one that the address names stays.
    const lang = request.search.has("lang") ? locale : null;
    const page = session === "owner" ? "deskLogin" : "consoleLogin";
    const login = pathFor(page, locale, null, { next, lang });
    return { kind: "redirect", status: 307, location: login, secluded: true };
  }
  if (permission && !(await lookups.isAllowed(permission)))
    return serve({ name: "consoleForbidden", params: {} }, locale, 403);
  return (await isMissing(match, lookups))
    ? serve({ name: "consoleMissing", params: {} }, locale, 404)
    : serve(match, locale);
}

/** Whether a page of the console is about something that does not exist. */
async function isMissing({ name, params }: PathMatch, lookups: RouteLookups): Promise<boolean> {
  const { number, id, code } = params;
  if (number !== undefined) return !(await lookups.hasBooking(number));
  if (code !== undefined) return !(await lookups.hasBoat(code));
  if (id === undefined) return false;
  if (name === "consoleOwner") return !(await lookups.hasOwner(id));
  return name === "consoleCustomer" && !(await lookups.hasCustomer(id));
}

/** What pages of their own say, whatever address they are served at. */
const STATUSES: Partial<Record<RouteName, 403 | 404>> = {
  notFound: 404,
  forbidden: 403,
  consoleForbidden: 403,
  consoleMissing: 404,
};

function withQuery(path: string, search: URLSearchParams): string {
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

function redirect(
  status: 307 | 308,
  path: string,
  search: URLSearchParams,
  secluded: boolean,
): RouteDecision {
  return { kind: "redirect", status, location: withQuery(path, search), secluded };
}

function queryKind(
  filtered: RouteEntry["filtered"],
  search: URLSearchParams,
  { searchNames }: RouteLookups,
): ListQueryKind {
  if (!filtered) return "plain";
  if (filtered === "trip") return search.get("date") ? "filtered" : "plain";
  return listQueryKind(search, filtered === "pages" ? ["page"] : searchNames);
}

/**
 * What to do with an address: serve a page, redirect in one hop, or respond 404 – in the address's
 * language. All knowledge about addresses comes from the route table.
 */
export async function decideRoute(request: AddressRequest, lookups: RouteLookups): Promise<RouteDecision> {
  const { locale, path, prefixed } = parseAddress(request.path);
  if (path === null) return notFound(locale);
  const independent = prefixed ? undefined : matchIndependentPath(path)[0];
  if (independent) return decideIndependent(independent, request, lookups);

  const match = await existing(matchPath(locale, path), locale, lookups);
  if (!match) return moved(request, locale, lookups);

  const { area, filtered, guarded } = entryOf(match.name);
  const { session } = areaOf(area);
  const list = queryKind(filtered, request.search, lookups);
  if (list === "not_found") return notFound(locale);
  const search = new URLSearchParams(request.search);
  if (list === "first_page") search.delete("page");
  const address = publicPath(match, locale);
  if (address !== request.path || list === "first_page") return redirect(308, address, search, guarded);

  if (guarded && session && !(await lookups.hasSession(session))) {
    const next = withQuery(address, search);
    // The links of mails name their language: whoever is logged out by then keeps it.
    const mailLocale = isLocale(request.search.get("lang")) ? locale : DEFAULT_LOCALE;
    const home = pathFor("home", mailLocale, null, { login: 1, next });
    return { kind: "redirect", status: 307, location: home, secluded: true };
  }
  const served = serve(match, locale);
  return list === "filtered" && served.kind === "serve"
    ? { ...served, path: `${served.path}/filtered`, searched: true }
    : served;
}
