import { formatHour } from "@/lib/i18n/format-hour";
import { INTL_TAGS } from "@/lib/i18n/intl-tag";
import { LOCALES, type Locale, type LocalizedText } from "@/lib/i18n/locales";
import { type BoatSeed, serialOf } from "./boat-seed";
import type { PlaceSeed } from "./catalogue-seed";
import { readSeed } from "./read-seed";

export interface BoatPhrases {
  layout: Record<string, LocalizedText[]>;
  sleeping: LocalizedText;
  daytime: LocalizedText;
  life: Record<string, LocalizedText[]>;
  practical: LocalizedText;
  terms: LocalizedText[];
  rules: { common: LocalizedText; overnight: LocalizedText; day: LocalizedText };
}

export interface BoatText {
  locale: Locale;
  name: string;
  description: string;
  rentalRules: string;
}

/** The port of a boat, with its area and city. */
export interface BoatHome {
  port: PlaceSeed;
  area: PlaceSeed;
  city: PlaceSeed;
}

export const HANDOVER = { startHour: 12, endHour: 10 };

/** The sentences that boats of a type share. */
export function readPhrases(): BoatPhrases {
  return readSeed<BoatPhrases>("boat-phrases");
}

/** Description and rental rules in the three languages: the boat's own story, its facts, its waters, its terms. */
export function describeBoat(boat: BoatSeed, home: BoatHome, phrases: BoatPhrases): BoatText[] {
  const { area, port, city } = home;
  const serial = serialOf(boat);
  const overnight = boat.daily !== null && boat.cabinCount > 0;
  return LOCALES.map((locale) => {
    const values = {
      name: boat.name[locale],
      year: String(boat.modelYear),
      length: meters(boat.lengthCm, locale),
      width: meters(boat.widthCm, locale),
      guests: String(boat.cruisingCapacity),
      food: String(boat.foodCapacity),
      cabins: String(boat.cabinCount),
      sleeping: String(boat.sleepingCapacity),
      port: port.name[locale],
      city: city.name[locale],
      meeting: port.meetingPoint?.[locale] ?? "",
      opens: formatHour(boat.serviceOpensHour),
      closes: formatHour(boat.serviceClosesHour),
      percent: String(boat.prepaymentPercent),
      start: `${HANDOVER.startHour}:00`,
      end: `${HANDOVER.endHour}:00`,
    };
    const sleepingLine = fill((overnight ? phrases.sleeping : phrases.daytime)[locale], values);
    const layout = variant(phrases.layout[boat.type], serial)[locale];
    const life = variant(phrases.life[boat.type], serial >> 1)[locale];
    const terms = variant(phrases.terms, serial >> 2)[locale];
    const rules = overnight ? phrases.rules.overnight : phrases.rules.day;
    return {
      locale,
      name: boat.name[locale],
      description: [
        boat.story[locale],
        fill(layout, { ...values, sleeping_line: sleepingLine }),
        `${area.route?.[locale] ?? ""} ${life}`.trim(),
        fill(phrases.practical[locale], values),
        fill(terms, values),
      ].join("\n\n"),
      rentalRules: fill(phrases.rules.common[locale] + rules[locale], values),
    };
  });
}

function meters(centimeters: number, locale: Locale): string {
  const format = new Intl.NumberFormat(INTL_TAGS[locale], {
    maximumFractionDigits: 1,
    style: "unit",
    unit: "meter",
    unitDisplay: "long",
  });
  return format.format(centimeters / 100);
}

function variant(variants: readonly LocalizedText[] | undefined, number: number): LocalizedText {
  const chosen = variants?.[number % variants.length];
  if (!chosen) throw new Error("A boat type without its sentences in boat-phrases.json");
  return chosen;
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-z_]+)\}/g, (hole, name: string) => values[name] ?? hole);
}
