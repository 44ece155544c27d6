import { DIAL_CODES } from "@/components/account/profile/dial-codes";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";

const HOME = "TR";

/**
 * The country code that a new phone field begins with: that of Türkiye on Turkish pages, elsewhere that of the
 * region which the visitor's browser names. Empty when it names none: a wrong code would be stored unnoticed.
 */
export function likelyDialCode(
  locale: Locale,
  languages: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const regions =
    locale === DEFAULT_LOCALE ? [HOME] : languages.map((tag) => new Intl.Locale(tag).region ?? "");
  const known = regions.map((region) => DIAL_CODES.find((one) => one.region === region)?.code);
  return known.find(Boolean) ?? "";
}
