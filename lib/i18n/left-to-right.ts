import { directionOf, type Locale } from "@/lib/i18n/locales";

/**
 * Keeps a price, number or code in its own order inside a text of the other direction (U+2066 … U+2069); works
 * in subjects and plain text too, where there is no markup. Left-to-right languages need nothing.
 */
export function leftToRight(text: string, locale: Locale): string {
  return directionOf(locale) === "rtl" ? `\u2066${text}\u2069` : text;
}
