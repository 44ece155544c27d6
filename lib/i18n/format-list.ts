import { INTL_TAGS } from "./intl-tag";
import type { Locale } from "./locales";

/** Words in a row as the language says them: `nakit ve kredi kartı` · `cash and credit card` · `نقدًا وبطاقة ائتمان`. */
export function formatList(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(INTL_TAGS[locale], { type: "conjunction" }).format(words);
}
