import { DEFAULT_LOCALE, isLocale, type Locale, staffLocaleOf } from "@/lib/i18n/locales";
import { areaOf, type RouteArea } from "@/lib/routes/areas";
import type { AddressRequest, RouteLookups } from "@/lib/routes/route-decision";

/**
 * The language of a language-independent address: `?lang=` → cookie → the user's own → Turkish. In an area that speaks
 * some languages only the user's own comes before the cookie, which may be of one that it does not speak.
 */
export async function resolveLocale(
  { search, localeCookie }: AddressRequest,
  area: RouteArea,
  { userLocale }: Pick<RouteLookups, "userLocale">,
): Promise<Locale> {
  const { session, locales } = areaOf(area);
  const own = () => userLocale(session ?? "customer");
  const asked = search.get("lang");
  if (locales) {
    const wanted = isLocale(asked) ? asked : ((await own()) ?? localeCookie);
    return staffLocaleOf(isLocale(wanted) ? wanted : DEFAULT_LOCALE);
  }
  if (isLocale(asked)) return asked;
  if (isLocale(localeCookie)) return localeCookie;
  return (await own()) ?? DEFAULT_LOCALE;
}
