import { inEachLocale, type LocalizedText } from "@/lib/i18n/locales";
import type { ResolvedBoat } from "@/lib/server/catalogue/boats/files/boat-document";
import type { BoatSeed } from "./boat-seed";
import { readSeed } from "./read-seed";

/** A demo boat's pictures in the seed's order, each with an alternative text in the three languages. */
export function boatPictures(boat: BoatSeed, typeName: LocalizedText): ResolvedBoat["pictures"] {
  const alts = readSeed<Record<string, LocalizedText>>("picture-alts");
  return boat.pictures.map((key, position) => {
    const template = alts[key] ?? alts[key.slice(key.lastIndexOf("-") + 1)];
    if (!template) throw new Error(`No alternative text for pictures like ${key}`);
    return {
      key,
      alt: fillAlt(template, boat.name, typeName),
      gallery: position === 0 && boat.inGallery,
    };
  });
}

function fillAlt(template: LocalizedText, name: LocalizedText, type: LocalizedText): LocalizedText {
  return inEachLocale((locale) =>
    template[locale]
      .replace("{name}", name[locale])
      .replace("{type}", type[locale].toLocaleLowerCase(locale)),
  );
}
