import { LOCALES, type LocalizedText } from "@/lib/i18n/locales";
import type { TableRow } from "@/lib/server/db/upsert-rows";
import type { BoatSeed } from "./boat-seed";
import { readSeed } from "./read-seed";

/** Rows of boat_pictures: the seed's order, each with an alternative text in the three languages. */
export function boatPictures(boat: BoatSeed, boatId: number, typeName: LocalizedText): TableRow[] {
  const alts = readSeed<Record<string, LocalizedText>>("picture-alts");
  return boat.pictures.map((mediaKey, position) => {
    const template = alts[mediaKey] ?? alts[mediaKey.slice(mediaKey.lastIndexOf("-") + 1)];
    if (!template) throw new Error(`No alternative text for pictures like ${mediaKey}`);
    return {
      boat_id: boatId,
      position,
      media_key: mediaKey,
      alt: fillAlt(template, boat.name, typeName),
      gallery: position === 0 && boat.inGallery,
    };
  });
}

function fillAlt(template: LocalizedText, name: LocalizedText, type: LocalizedText): LocalizedText {
  const filled = LOCALES.map((locale) => [
    locale,
    template[locale]
      .replace("{name}", name[locale])
      .replace("{type}", type[locale].toLocaleLowerCase(locale)),
  ]);
  return Object.fromEntries(filled) as LocalizedText;
}
