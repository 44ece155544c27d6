import type { Locale } from "@/lib/i18n/locales";

/** The languages of iyzico's payment page. */
export const IYZICO_LOCALES = ["tr", "en"] as const satisfies readonly Locale[];
type IyzicoLocale = (typeof IYZICO_LOCALES)[number];

/** The language of its error messages, which only our log shows. */
export const IYZICO_LOG_LOCALE = "en" satisfies IyzicoLocale;

/** The page's language for a customer of this one. */
export function iyzicoLocaleOf(locale: Locale): IyzicoLocale {
  return IYZICO_LOCALES.find((known) => known === locale) ?? "en";
}
