import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { matchPath } from "@/lib/routes/match-path";
import { parseAddress } from "@/lib/routes/parse-address";
import { pathFor } from "@/lib/routes/path-for";
import { ROUTES, type RouteEntry, type RouteName } from "@/lib/routes/route-table";
import { tripDayFor } from "@/tests/e2e/steps/session/visitor";
import { localeOfPath } from "@/tests/fixtures/pages/crawl-site";
import { readSitemap } from "@/tests/fixtures/pages/read-sitemap";
import { samplePages } from "@/tests/fixtures/pages/sample-pages";

/** An id that does not exist: the page says so, in its own frame. */
const NOBODY = "0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10";

const routeAt = (path: string) => matchPath(localeOfPath(path), parseAddress(path).path ?? "")[0]?.name;

let samples: Promise<string[]> | undefined;

/** One page of every public template in that language, and what stands where no page is. */
export async function publicPages(locale: Locale): Promise<string[]> {
  samples ??= readSitemap().then((entries) => samplePages(entries).map(({ path }) => path));
  const indexed = (await samples).filter((path) => localeOfPath(path) === locale);
  const lang = { lang: locale };
  const occasion = indexed.find((path) => routeAt(path) === "occasion");
  return [
    ...indexed,
    ...(occasion
      ? [`${occasion}?date=${tripDayFor({ locale, phone: true, daysAhead: 86 })}&persons=10`]
      : []),
    ...(occasion ? [`${occasion}?date=soon&persons=0`] : []),
    pathFor("boats", locale, null, { persons: 4, sort: "price_asc" }),
    pathFor("boats", locale, null, { persons: 400 }),
    pathFor("notFound", locale, null, lang),
    pathFor("forbidden", locale, null, lang),
    pathFor("resetPassword", locale, null, lang),
    pathFor("tLogin", locale, { token: NOBODY }, lang),
    pathFor("paymentResult", locale, { id: NOBODY }, lang),
  ];
}

/** The routes of the customer's area whose addresses need nothing but a session. */
const AREA = (Object.keys(ROUTES) as RouteName[]).filter((name) => {
  const { area, pattern }: RouteEntry = ROUTES[name];
  return area === "account" && LOCALES.every((locale) => !patternOf(pattern, locale).includes("{"));
});

function patternOf(pattern: RouteEntry["pattern"], locale: Locale): string {
  return typeof pattern === "string" ? pattern : pattern[locale];
}

/** Every page of the customer's area that is there without having booked. */
export function areaPages(locale: Locale): string[] {
  return AREA.map((name) => pathFor(name as "profile", locale));
}
