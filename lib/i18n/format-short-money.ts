import { INTL_TAGS } from "./intl-tag";
import type { Locale } from "./locales";

const SYMBOLS = { TRY: "₺", EUR: "€", USD: "$" } as const;
const MINOR_PER_UNIT = 100;
const formats = new Map<Locale, Intl.NumberFormat>();

/**
 * A price where there is no room for its digits: `6,6 B ₺` · `₺6.6k` · `6.6 ألف ₺`. Rounded to two digits and shown
 * only beside the exact amount, for example in the accessible name. Only for parts that the browser renders alone:
 * runtimes may disagree.
 */
export function formatShortMoney(minor: number, currency: keyof typeof SYMBOLS, locale: Locale): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(INTL_TAGS[locale], { notation: "compact" });
  formats.set(locale, format);
  const amount = format.format(minor / MINOR_PER_UNIT);
  return locale === "en" ? `${SYMBOLS[currency]}${amount}` : `${amount} ${SYMBOLS[currency]}`;
}
