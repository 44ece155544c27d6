import type { Locale } from "./locales";

/** Latin digits and the Gregorian calendar, pinned in every language. */
export const INTL_TAGS = {
  tr: "tr-TR-u-nu-latn-ca-gregory",
  en: "en-GB-u-nu-latn-ca-gregory",
  ar: "ar-u-nu-latn-ca-gregory",
} as const satisfies Record<Locale, string>;
