import { foldText } from "@/lib/i18n/fold-text";
import { inEachLocale, type LocalizedText } from "@/lib/i18n/locales";

/** The usual address of a boat: her Turkish name and the slug of her type, in each language. */
export function makeBoatSlug(turkishName: string, typeSlug: LocalizedText): LocalizedText {
  const name = foldText(turkishName)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return inEachLocale((locale) => `${name}-${typeSlug[locale]}`);
}
