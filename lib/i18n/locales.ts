export const LOCALES = ["tr", "en", "ar"] as const;
export type Locale = (typeof LOCALES)[number];

/** Default and fallback; served at the root of the site. */
export const DEFAULT_LOCALE: Locale = "tr";

/** What the operator commands speak. */
export const OPERATOR_LOCALE: Locale = "en";

export type LocalizedText = Record<Locale, string>;

/** What every language has one of. */
export function inEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return { tr: make("tr"), en: make("en"), ar: make("ar") };
}

const DIRECTIONS = { tr: "ltr", en: "ltr", ar: "rtl" } as const satisfies Record<Locale, "ltr" | "rtl">;

/** The field of a text in one language, as the published API spells it: `name_TR`. */
export function localizedKey<const F extends string>(field: F, locale: Locale): `${F}_${Uppercase<Locale>}` {
  return `${field}_${locale.toUpperCase() as Uppercase<Locale>}`;
}

/** Whether a value from outside is a supported language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (LOCALES as readonly string[]).includes(value);
}

/** The writing direction for `<html dir>`. */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return DIRECTIONS[locale];
}
