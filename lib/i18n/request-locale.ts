import "server-only";
import { headers } from "next/headers";
import { DEFAULT_LOCALE, isLocale, type Locale } from "@/lib/i18n/locales";

/** Set by the middleware on addresses without a language; requests may not bring it. */
export const LOCALE_HEADER = "x-palamar-locale";

/** The language of a language-independent page, as the middleware decided it. Makes the page dynamic. */
export async function requestLocale(): Promise<Locale> {
  const decided = (await headers()).get(LOCALE_HEADER);
  return isLocale(decided) ? decided : DEFAULT_LOCALE;
}
