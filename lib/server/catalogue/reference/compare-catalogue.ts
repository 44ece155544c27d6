import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import { type Catalogue, SECTIONS, type Section } from "@/lib/server/catalogue/reference/catalogue-document";

export interface CatalogueChange {
  section: Section;
  key: string;
  isNew: boolean;
  /** `name.en: Bodrum → Bodrum town` */
  parts: string[];
}

const LONGEST = 60;

/** What entries change of the stored catalogue; an entry that is the same is left out. */
export function compareCatalogue(stored: Catalogue, wanted: Catalogue): CatalogueChange[] {
  return SECTIONS.flatMap((section) => {
    const before = new Map<string, object>(stored[section].map((entry) => [entry.key, entry]));
    return wanted[section].flatMap((entry): CatalogueChange[] => {
      const was = before.get(entry.key);
      if (!was) return [{ section, key: entry.key, isNew: true, parts: [] }];
      const parts = differences(was, entry);
      return parts.length > 0 ? [{ section, key: entry.key, isNew: false, parts }] : [];
    });
  });
}

function differences(was: object, is: object): string[] {
  const before = flatten(was);
  return [...flatten(is)]
    .filter(([field, value]) => before.get(field) !== value)
    .map(([field, value]) => `${field}: ${short(before.get(field))} → ${short(value)}`);
}

/** The fields of an entry, one for each language of a text. A missing position changes nothing. */
function flatten(entry: object): Map<string, string> {
  return new Map(
    Object.entries(entry).flatMap(([field, value]: [string, unknown]): [string, string][] => {
      if (value === undefined) return [];
      if (value === null || typeof value !== "object") return [[field, String(value ?? "")]];
      return LOCALES.map((locale) => [`${field}.${locale}`, (value as LocalizedText)[locale]]);
    }),
  );
}

function short(text = ""): string {
  if (text === "") return "–";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
