import {
  type CatalogueSection,
  PLACE_KINDS,
  SERVICE_TYPES,
  SERVICE_UNITS,
  USAGE_RULE_KINDS,
} from "../shared/vocabulary";

export const FIELD_NAMES = [
  "key",
  "kind",
  "parent",
  "type",
  "unit",
  "name",
  "slug",
  "latitude",
  "longitude",
  "meeting_point",
  "intro",
  "description",
  "permission",
  "media_key",
  "icon",
  "category_id",
  "position",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export interface CatalogueField {
  name: FieldName;
  /** `texts`, `lines`: one in each language, short or long. */
  kind: "texts" | "lines" | "line" | "whole" | "degrees" | "choice" | "parent";
  options?: readonly string[];
  /** Empty means that there is none. */
  isOptional?: true;
}

const NAME = { name: "name", kind: "texts" } as const;
const SLUG = { name: "slug", kind: "texts" } as const;
const INTRO = { name: "intro", kind: "lines", isOptional: true } as const;
const PICTURE = { name: "media_key", kind: "line", isOptional: true } as const;
const ICON = { name: "icon", kind: "line" } as const;
const CATEGORY = { name: "category_id", kind: "whole" } as const;
const POSITION = { name: "position", kind: "whole" } as const;

/** What an entry of each section consists of, in the order of its form. */
export const CATALOGUE_FIELDS: Readonly<Record<CatalogueSection, readonly CatalogueField[]>> = {
  places: [
    { name: "kind", kind: "choice", options: PLACE_KINDS },
    { name: "parent", kind: "parent", isOptional: true },
    NAME,
    SLUG,
    { name: "latitude", kind: "degrees" },
    { name: "longitude", kind: "degrees" },
    { name: "meeting_point", kind: "texts", isOptional: true },
    INTRO,
    PICTURE,
    POSITION,
  ],
  types: [NAME, SLUG, INTRO, PICTURE, POSITION],
  facilities: [NAME, ICON, CATEGORY, POSITION],
  usage_rules: [
    { name: "kind", kind: "choice", options: USAGE_RULE_KINDS },
    NAME,
    { name: "permission", kind: "texts", isOptional: true },
    ICON,
    POSITION,
  ],
  services: [
    { name: "type", kind: "choice", options: SERVICE_TYPES },
    { name: "unit", kind: "choice", options: SERVICE_UNITS },
    NAME,
    { name: "description", kind: "texts", isOptional: true },
    ICON,
    CATEGORY,
    POSITION,
  ],
};

type Typed = string | Readonly<Record<string, string>> | undefined;

/** The values that fields of a form mean; a field that was not sent is left out, an empty position too. */
export function entryFromForm(
  section: CatalogueSection,
  typed: Readonly<Record<string, Typed>>,
): Record<string, unknown> {
  return Object.fromEntries(
    CATALOGUE_FIELDS[section].flatMap((field): [string, unknown][] => {
      const given = typed[field.name];
      if (given === undefined) return [];
      const value = valueFrom(field, given);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function valueFrom({ kind, isOptional }: CatalogueField, given: NonNullable<Typed>): unknown {
  if (typeof given !== "string") {
    const texts = Object.entries(given).map(([name, text]) => [name, text.trim()] as const);
    return isOptional && texts.every(([, text]) => text === "") ? null : Object.fromEntries(texts);
  }
  const text = given.trim();
  if (kind === "whole") return text === "" ? undefined : Number(text);
  if (kind === "degrees") return text === "" ? Number.NaN : Number(text.replace(",", "."));
  return isOptional && text === "" ? null : text;
}
