import { LOCALES } from "@/lib/i18n/locales";
import { findPicture } from "@/lib/server/catalogue/media/find-picture";
import {
  ADDRESSED,
  type Catalogue,
  type PlaceEntry,
  SECTIONS,
  type Section,
} from "@/lib/server/catalogue/reference/catalogue-document";
import type { StoredCatalogue } from "@/lib/server/catalogue/reference/read-stored-catalogue";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

export interface CatalogueIssue {
  section: Section;
  /** The entry. */
  key: string;
  /** `name.en`; empty when it concerns the whole. */
  field: string;
  problem: string;
  /** The same for a sentence in another language. */
  why: (typeof REASONS)[number];
  /** How many boats depend on it. */
  boats?: number;
}

/** Why an entry does not fit. */
export const REASONS = [
  "fixed",
  "no_parent",
  "parent",
  "meeting_point",
  "picture",
  "in_use",
  "too_many",
  "permission",
  "taken",
  "reserved",
] as const;

/** A boat keeps its facilities and rules as bits of one number. */
const MOST_BITS = 63;
const PARENT_KINDS = { city: null, area: "city", port: "area" } as const;
/** What must not change while boats depend on it: their prices, fines or places would mean something else. */
const FIXED: Partial<Record<Section, readonly string[]>> = {
  places: ["parent"],
  usage_rules: ["kind"],
  services: ["type", "unit"],
};

/** Conflicts of entries with the stored catalogue: parents, addresses, pictures, and boats that depend on them. */
export async function checkCatalogue(
  client: SqlClient,
  wanted: Catalogue,
  stored: StoredCatalogue,
): Promise<CatalogueIssue[]> {
  return [
    ...wanted.places.flatMap((place) => checkPlace(place, wanted, stored)),
    ...SECTIONS.flatMap((section) => [
      ...checkPictures(section, wanted),
      ...checkFixed(section, wanted, stored),
      ...checkBits(section, wanted, stored),
    ]),
    ...wanted.usage_rules
      .filter(({ kind, permission }) => permission && kind !== "ban")
      .map(({ key }) =>
        problem("usage_rules", key, "permission", "permission", 'belongs to rules of the kind "ban" only'),
      ),
    ...(await checkSlugs(client, wanted)),
  ];
}

const problem = (
  section: Section,
  key: string,
  field: string,
  why: CatalogueIssue["why"],
  text: string,
): CatalogueIssue => ({ section, key, field, why, problem: text });

function checkPlace(place: PlaceEntry, wanted: Catalogue, stored: StoredCatalogue): CatalogueIssue[] {
  const { key, kind, parent } = place;
  const wrong = (field: string, why: CatalogueIssue["why"], text: string) =>
    problem("places", key, field, why, text);
  const known = [...wanted.places, ...stored.places];
  const was = stored.places.find((one) => one.key === key);
  const issues: CatalogueIssue[] = [];
  if (was && was.kind !== kind) issues.push(wrong("kind", "fixed", `is "${was.kind}" and stays so`));
  const parentKind = PARENT_KINDS[kind];
  if (parentKind === null && parent) issues.push(wrong("parent", "no_parent", "a city has none"));
  if (parentKind && !known.some((one) => one.key === parent && one.kind === parentKind)) {
    const names = [...new Set(known.filter((one) => one.kind === parentKind).map((one) => one.key))];
    issues.push(
      wrong(
        "parent",
        "parent",
        `there is no ${parentKind} "${parent ?? ""}"; known are ${names.sort().join(", ")}`,
      ),
    );
  }
  if (kind === "port" && !place.meeting_point)
    issues.push(wrong("meeting_point", "meeting_point", "a port needs one"));
  return issues;
}

function checkPictures(section: Section, wanted: Catalogue): CatalogueIssue[] {
  return wanted[section].flatMap((entry) =>
    "media_key" in entry && entry.media_key && !findPicture(entry.media_key)
      ? [problem(section, entry.key, "media_key", "picture", `there is no picture "${entry.media_key}"`)]
      : [],
  );
}

function checkFixed(section: Section, wanted: Catalogue, stored: StoredCatalogue): CatalogueIssue[] {
  const before = new Map<string, object & { boats: number }>(
    stored[section].map((entry) => [entry.key, entry]),
  );
  return wanted[section].flatMap((entry) => {
    const was = before.get(entry.key);
    if (!was || was.boats === 0) return [];
    const value = (of: object, field: string) => (of as Record<string, unknown>)[field];
    return (FIXED[section] ?? [])
      .filter((field) => value(was, field) !== value(entry, field))
      .map((field) => ({
        ...problem(
          section,
          entry.key,
          field,
          "in_use",
          `stays "${value(was, field)}": boats that depend on it: ${was.boats}`,
        ),
        boats: was.boats,
      }));
  });
}

function checkBits(section: Section, wanted: Catalogue, stored: StoredCatalogue): CatalogueIssue[] {
  if (section !== "facilities" && section !== "usage_rules") return [];
  const keys = new Set([...stored[section], ...wanted[section]].map(({ key }) => key));
  const [last] = wanted[section].slice(-1);
  return last && keys.size > MOST_BITS
    ? [
        problem(
          section,
          last.key,
          "",
          "too_many",
          `there can be ${MOST_BITS} at most, these would be ${keys.size}`,
        ),
      ]
    : [];
}

/** An address of a place must not be readable as one of a type, and none may be another's. */
async function checkSlugs(client: SqlClient, wanted: Catalogue): Promise<CatalogueIssue[]> {
  const asked = Object.entries(ADDRESSED).flatMap(([section, scope]) =>
    wanted[section as keyof typeof ADDRESSED].flatMap(({ key, slug }) =>
      LOCALES.map((locale) => ({ section, scope, key, locale, slug: slug[locale] })),
    ),
  );
  const { rows } = await client.query<
    Omit<(typeof asked)[number], "section"> & { section: Section; owner: string }
  >(
    `with asked as (
       select * from jsonb_to_recordset($1::jsonb) a (section text, scope text, key text, locale text, slug text)),
     owned as (
       select s.scope, s.locale, s.slug, coalesce(p.key, t.key) as owner from slugs s
       left join places p on s.scope = 'place' and p.id = s.entity_id
       left join types t on s.scope = 'type' and t.id = s.entity_id
       where s.scope in ('place', 'type')
       union all select scope, locale, slug, key from asked)
     select distinct a.section, a.key, a.locale, a.slug, o.owner from asked a
     join owned o on o.locale = a.locale and o.slug = a.slug and (o.scope, o.owner) <> (a.scope, a.key)`,
    [JSON.stringify(asked)],
  );
  const inOrder = rows.toSorted((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
  const taken = inOrder.map(({ section, key, locale, slug, owner }) =>
    problem(section, key, `slug.${locale}`, "taken", `"${slug}" is or was the address of "${owner}"`),
  );
  const reserved = wanted.types.flatMap(({ key, slug }) =>
    LOCALES.filter((locale) => /(^|-)(tekne|boat)$/.test(slug[locale])).map((locale) =>
      problem(
        "types",
        key,
        `slug.${locale}`,
        "reserved",
        `"${slug[locale]}" would be read as the address of a place`,
      ),
    ),
  );
  return [...taken, ...reserved];
}
