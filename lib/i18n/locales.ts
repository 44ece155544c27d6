export const LOCALES = ["tr", "en", "ar"] as const;
export type Locale = (typeof LOCALES)[number];

/** Default and fallback; served at the root of the site. */
export const DEFAULT_LOCALE: Locale = "tr";

/** What the operator commands speak. */
export const OPERATOR_LOCALE: Locale = "en";

/** The languages of the operator's console. */
export const STAFF_LOCALES = ["tr", "en"] as const satisfies readonly Locale[];
export type StaffLocale = (typeof STAFF_LOCALES)[number];

/** The console's language for somebody who reads this one: English where it has no other. */
export function staffLocaleOf(locale: Locale): StaffLocale {
  return STAFF_LOCALES.find((one) => one === locale) ?? "en";
}

export type LocalizedText = Record<Locale, string>;

/** What every language has one of. */
export function inEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

interface LocaleFacts {
  /** Its own name. */
  name: string;
  direction: "ltr" | "rtl";
  /** Latin digits and the Gregorian calendar, pinned in every language. */
  intlTag: string;
  /** As Open Graph spells it. */
  openGraph: string;
  /** Between the parts of a place or of a moment. */
  comma: string;
  /** The shop's name until an operator sets another. */
  brand: string;
}

/** What each language is; a new one is a new row. */
export const LOCALE_FACTS = {
  tr: {
    name: "Türkçe",
    direction: "ltr",
    intlTag: "tr-TR-u-nu-latn-ca-gregory",
    openGraph: "tr_TR",
    comma: ", ",
    brand: "Palamar",
  },
  en: {
    name: "English",
    direction: "ltr",
    intlTag: "en-GB-u-nu-latn-ca-gregory",
    openGraph: "en_GB",
    comma: ", ",
    brand: "Palamar",
  },
  ar: {
    name: "العربية",
    direction: "rtl",
    intlTag: "ar-u-nu-latn-ca-gregory",
    openGraph: "ar_AR",
    comma: "، ",
    brand: "بالامار",
  },
} as const satisfies Record<Locale, LocaleFacts>;

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
  return LOCALE_FACTS[locale].direction;
}
