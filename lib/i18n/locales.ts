export const LOCALES = ["tr", "en", "ar"] as const;
export type Locale = (typeof LOCALES)[number];

/** Default and fallback; served at the root of the site. */
export const DEFAULT_LOCALE: Locale = "tr";

export type LocalizedText = Record<Locale, string>;

/** What every language has one of. */
export function inEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return { tr: make("tr"), en: make("en"), ar: make("ar") };
}

const DIRECTIONS = { tr: "ltr", en: "ltr", ar: "rtl" } as const satisfies Record<Locale, "ltr" | "rtl">;

/** Whether a value from outside is a supported language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (LOCALES as readonly string[]).includes(value);
}

/** The writing direction for `<html dir>`. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return DIRECTIONS[locale];
}
