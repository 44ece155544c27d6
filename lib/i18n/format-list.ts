import { INTL_TAGS } from "./intl-tag";
import type { Locale } from "./locales";

/** Joins a list as the language requires: `nakit ve kredi kartı` · `cash and credit card` · `نقدًا وبطاقة ائتمان`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(INTL_TAGS[locale], { type: "conjunction" }).format(items);
}
