import { formatList } from "./format-list";
import { INTL_TAGS } from "./intl-tag";
import type { Locale } from "./locales";

/** Names of languages by their ISO 639 codes, as a list: `Türkçe ve İngilizce` · `Turkish and English`. */
export function formatLanguages(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames(INTL_TAGS[locale], { type: "language" });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    locale,
  );
}
