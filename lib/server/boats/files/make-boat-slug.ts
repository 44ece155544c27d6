import { foldText } from "@/lib/i18n/fold-text";
import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";

/** The usual address of a boat: her Turkish name and the slug of her type, in each language. */
export function makeBoatSlug(turkishName: string, typeSlug: LocalizedText): LocalizedText {
  const name = foldText(turkishName)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, `${name}-${typeSlug[locale]}`]),
  ) as LocalizedText;
}
