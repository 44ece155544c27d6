import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";

/** With a capital first letter, in Turkish with a dotted İ: for a label made of a word that sentences use too. */
export function capitalize(text: string, locale: Locale): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(INTL_TAGS[locale]) + rest.join("");
}
