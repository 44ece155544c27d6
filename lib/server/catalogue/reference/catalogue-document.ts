import * as v from "valibot";
import { lineOf, textOf } from "@/lib/contracts/fields";
import { PLACE_KINDS, SERVICE_TYPES, SERVICE_UNITS, USAGE_RULE_KINDS } from "@/lib/domain/shared/vocabulary";
import { key, localized, slug } from "@/lib/server/catalogue/boats/files/boat-document";

const whole = (max: number) =>
  v.pipe(v.number(), v.integer("is no whole number"), v.minValue(0), v.maxValue(max));
const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max));
const name = localized(lineOf(80));
const intro = v.nullish(localized(textOf(2000)), null);
const mediaKey = v.nullish(v.string(), null);
/** The order in lists; without it a new row comes last, and a stored one stays where it is. */
const position = v.optional(whole(100_000));
const icon = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "is no name of an icon like `air-vent`"));
/** 1 = equipment of the boat. */
const category = v.optional(whole(100), 1);

const place = v.strictObject({
  key,
  kind: v.picklist(PLACE_KINDS),
  /** Of an area its city, of a port its area. */
  parent: v.nullish(key, null),
  name,
  slug: localized(slug),
  latitude: degrees(90),
  longitude: degrees(180),
  intro,
  /** Where guests meet their boat; ports need one. */
  meeting_point: v.nullish(localized(lineOf(300)), null),
  media_key: mediaKey,
  position,
});

const type = v.strictObject({ key, name, slug: localized(slug), intro, media_key: mediaKey, position });
const facility = v.strictObject({ key, name, icon, category_id: category, position });

const usageRule = v.strictObject({
  key,
  kind: v.picklist(USAGE_RULE_KINDS),
  name,
  /** What guests may do where a boat has no such ban: a filter of the search. */
  permission: v.nullish(localized(lineOf(80)), null),
  icon,
  position,
});

const service = v.strictObject({
  key,
  type: v.picklist(SERVICE_TYPES),
  unit: v.picklist(SERVICE_UNITS),
  name,
  description: v.nullish(localized(lineOf(400)), null),
  icon,
  category_id: category,
  position,
});

/** What boats choose from, as one file carries it; a section may be missing. */
export const catalogueDocument = v.strictObject({
  places: v.optional(v.array(place), []),
  types: v.optional(v.array(type), []),
  facilities: v.optional(v.array(facility), []),
  usage_rules: v.optional(v.array(usageRule), []),
  services: v.optional(v.array(service), []),
});

export type Catalogue = v.InferOutput<typeof catalogueDocument>;
export type Section = keyof Catalogue;
export type PlaceEntry = Catalogue["places"][number];

/** In the order in which they depend on each other. */
export const SECTIONS = [
  "places",
  "types",
  "facilities",
  "usage_rules",
  "services",
] as const satisfies Section[];

/** The sections with addresses of their own. */
export const ADDRESSED = { places: "place", types: "type" } as const;

/** The catalogue with only those entries of each section for which the condition holds. */
export function filterCatalogue(
  catalogue: Catalogue,
  isWanted: (section: Section, key: string) => boolean,
): Catalogue {
  const wanted = <Entry extends { key: string }>(section: Section, entries: Entry[]) =>
    entries.filter((entry) => isWanted(section, entry.key));
  return {
    places: wanted("places", catalogue.places),
    types: wanted("types", catalogue.types),
    facilities: wanted("facilities", catalogue.facilities),
    usage_rules: wanted("usage_rules", catalogue.usage_rules),
    services: wanted("services", catalogue.services),
  };
}
