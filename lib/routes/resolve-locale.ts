import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";
import type { AddressRequest, RouteLookups } from "@/lib/routes/route-decision";

/** The language of a language-independent address: `?lang=` → cookie → the user's own → Turkish. */
export async function resolveLocale(
  { search, localeCookie }: AddressRequest,
  { userLocale }: Pick<RouteLookups, "userLocale">,
): Promise<Locale> {
  const asked = search.get("lang");
  if (isLocale(asked)) return asked;
  if (isLocale(localeCookie)) return localeCookie;
  return (await userLocale()) ?? DEFAULT_LOCALE;
}
