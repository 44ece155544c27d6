import { DIAL_CODES } from "@/components/account/profile/dial-codes";
import { foldText } from "@/lib/i18n/fold-text";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import type { Locale } from "@/lib/i18n/locales";

export interface Country {
  region: string;
  /** `+90` */
  code: string;
  /** In the reader's language. */
  name: string;
  /** What a search may find, folded: the name in the reader's language and in English. */
  searchText: string;
}

/** The default country of a code that several countries share. */
const FIRST_OF_CODE: Readonly<Record<string, string>> = { "+1": "US", "+7": "RU", "+39": "IT" };

/** Every country, Türkiye first, the others in the reader's alphabet. */
export function listCountries(locale: Locale): Country[] {
  const [own, english] = [INTL_TAGS[locale], INTL_TAGS.en].map(
    (tag) => new Intl.DisplayNames(tag, { type: "region" }),
  );
  const compare = new Intl.Collator(locale).compare;
  const rank = ({ region }: Country) => (region === "TR" ? 0 : 1);
  return DIAL_CODES.map(({ region, code }) => {
    const name = own?.of(region) ?? region;
    return { region, code, name, searchText: foldText(`${name} ${english?.of(region) ?? ""} ${region}`) };
  }).sort((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
}

/** The country of a stored code. */
export function countryOfCode(countries: readonly Country[], code: string): Country | undefined {
  const same = countries.filter((country) => country.code === code);
  return same.find(({ region }) => region === FIRST_OF_CODE[code]) ?? same[0];
}

/**
 * The countries that match part of a name, code or region; an exact region and names that begin with the text come
 * first.
 */
export function findCountries(countries: readonly Country[], typed: string): Country[] {
  const digits = typed.replace(/[\s+]|^\s*00/g, "");
  if (/^\d+$/.test(digits)) {
    const found = countries.filter(({ code }) => code.startsWith(`+${digits}`));
    const exact = countryOfCode(found, `+${digits}`);
    return exact ? [exact, ...found.filter((one) => one !== exact)] : found;
  }
  const text = foldText(typed).trim();
  if (text === "") return [...countries];
  const nearness = ({ searchText, region }: Country) =>
    foldText(region) === text ? 0 : searchText.startsWith(text) ? 1 : 2;
  return countries
    .filter(({ searchText }) => searchText.includes(text))
    .sort((a, b) => nearness(a) - nearness(b));
}
