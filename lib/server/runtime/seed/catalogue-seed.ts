import type { PlaceKind, ServiceType, ServiceUnit, UsageRuleKind } from "@/lib/domain/shared/vocabulary";
import type { LocalizedText } from "@/lib/i18n/locales";
import type { Catalogue, Section } from "@/lib/server/catalogue/reference/catalogue-document";
import { readSeed } from "./read-seed";

export interface PlaceSeed {
  key: string;
  kind: PlaceKind;
  parent?: string;
  latitude: number;
  longitude: number;
  mediaKey?: string;
  name: LocalizedText;
  slug: LocalizedText;
  intro?: LocalizedText;
  meetingPoint?: LocalizedText;
  /** Only of areas: where boats from here go; a paragraph of the demo boats' descriptions. */
  route?: LocalizedText;
}

export interface TypeSeed {
  key: string;
  mediaKey: string;
  name: LocalizedText;
  slug: LocalizedText;
  intro: LocalizedText;
}

interface FacilitySeed {
  key: string;
  icon: string;
  categoryId: number;
  name: LocalizedText;
}

interface UsageRuleSeed {
  key: string;
  kind: UsageRuleKind;
  icon: string;
  name: LocalizedText;
  permission?: LocalizedText;
}

export interface ServiceSeed {
  key: string;
  type: ServiceType;
  unit: ServiceUnit;
  categoryId: number;
  icon: string;
  /** Of demo boats, in kuruş; those in another currency ask the rounded equivalent. */
  priceTryMinor: number;
  maxQuantity?: number;
  leadHours: number;
  name: LocalizedText;
  description: LocalizedText;
}

/** The catalogue that the product ships, in the order of its files. */
export function readShippedCatalogue(): Catalogue {
  return {
    places: readSeed<PlaceSeed[]>("places").map((place, position) => ({
      key: place.key,
      kind: place.kind,
      parent: place.parent ?? null,
      name: place.name,
      slug: place.slug,
      latitude: place.latitude,
      longitude: place.longitude,
      intro: place.intro ?? null,
      meeting_point: place.meetingPoint ?? null,
      media_key: place.mediaKey ?? null,
      position,
    })),
    types: readSeed<TypeSeed[]>("types").map(({ mediaKey, ...type }, position) => ({
      ...type,
      media_key: mediaKey,
      position,
    })),
    facilities: readSeed<FacilitySeed[]>("facilities").map(({ categoryId, ...facility }, position) => ({
      ...facility,
      category_id: categoryId,
      position,
    })),
    usage_rules: readSeed<UsageRuleSeed[]>("usage-rules").map(({ permission = null, ...rule }, position) => ({
      ...rule,
      permission,
      position,
    })),
    services: readSeed<ServiceSeed[]>("services").map(
      ({ key, type, unit, name, description, icon, categoryId }, position) => ({
        key,
        type,
        unit,
        name,
        description,
        icon,
        category_id: categoryId,
        position,
      }),
    ),
  };
}

/** Whether the product ships an entry of this key: where it is missing, the next start adds it. */
export function isShippedEntry(section: Section, key: string): boolean {
  return readShippedCatalogue()[section].some((entry) => entry.key === key);
}
