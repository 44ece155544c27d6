import type { Locale, LocalizedText } from "@/lib/i18n/locales";

type Suffixed<F extends string> = Record<F | `${F}_TR` | `${F}_EN` | `${F}_AR`, string>;

/** `{tr, en, ar}` as the published API spells it: `name name_TR name_EN name_AR`, gaps filled with Turkish. */
export function suffixed<const F extends string>(
  field: F,
  texts: Partial<LocalizedText> | null,
  locale: Locale,
): Suffixed<F> {
  const fallback = texts?.tr ?? "";
  const text = (wanted: Locale) => texts?.[wanted] || fallback;
  return {
    [field]: text(locale),
    [`${field}_TR`]: fallback,
    [`${field}_EN`]: text("en"),
    [`${field}_AR`]: text("ar"),
  } as Suffixed<F>;
}
