import { inEachLocale, LOCALE_FACTS } from "./locales";

/** Latin digits and the Gregorian calendar, pinned in every language. */
export const INTL_TAGS = inEachLocale((locale) => LOCALE_FACTS[locale].intlTag);
