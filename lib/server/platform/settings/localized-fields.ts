import { DEFAULT_LOCALE, LOCALES, type Locale, type LocalizedText, localizedKey } from "@/lib/i18n/locales";

type LocalizedFields<F extends string> = Record<F | ReturnType<typeof localizedKey<F>>, string>;

/**
 * A text by language as the published API spells it: `name name_TR name_EN …`, gaps filled with the default language.
 */
export function localizedFields<const F extends string>(
  field: F,
  texts: Partial<LocalizedText> | null,
  locale: Locale,
): LocalizedFields<F> {
  const text = (wanted: Locale) => texts?.[wanted] || texts?.[DEFAULT_LOCALE] || "";
  const entries = LOCALES.map((wanted) => [localizedKey(field, wanted), text(wanted)]);
  return Object.fromEntries([[field, text(locale)], ...entries]) as LocalizedFields<F>;
}
