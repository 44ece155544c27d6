import { INTL_TAGS } from "./intl-tag";
import type { Locale } from "./locales";

const formats = new Map<string, Intl.NumberFormat>();

/** A number in the reader's language with Latin digits: `12,4` · `12.4`; at most `maxDecimals` (1) decimals. */
export function formatNumber(value: number, locale: Locale, maxDecimals = 1): string {
  const key = `${locale}${maxDecimals}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(INTL_TAGS[locale], { maximumFractionDigits: maxDecimals });
  formats.set(key, format);
  return format.format(value);
}
