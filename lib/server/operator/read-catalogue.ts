import { and, eq, inArray } from "drizzle-orm";
import type { CatalogueSection } from "@/lib/domain/shared/vocabulary";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { findPicture, thumbnailOf } from "@/lib/server/catalogue/media/find-picture";
import { ADDRESSED } from "@/lib/server/catalogue/reference/catalogue-document";
import { type EntryUse, readEntryUse } from "@/lib/server/catalogue/reference/edit-catalogue";
import { readStoredCatalogue } from "@/lib/server/catalogue/reference/read-stored-catalogue";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { places, slugs, types } from "@/lib/server/platform/db/schema/catalogue";

/** An entry of the catalogue in a list. */
export interface CatalogueRow {
  key: string;
  name: LocalizedText;
  /** Of a place or a rule its kind, of a service its type. */
  kind: string | null;
  parent: string | null;
  picture: string | null;
  position: number;
  boats: number;
  /** Changed or added by the operator: it no longer follows the shipped files. */
  edited: boolean;
}

/** The entries of a section, in the order of the site. */
export async function listCatalogue(section: CatalogueSection): Promise<CatalogueRow[]> {
  const entries = (await readStoredCatalogue(getPool()))[section] as StoredEntry[];
  return entries.map((entry) => ({
    key: entry.key,
    name: entry.name,
    kind: entry.kind ?? entry.type ?? null,
    parent: entry.parent ?? null,
    picture: thumbnailOf(entry.media_key ?? null),
    position: entry.position,
    boats: entry.boats,
    edited: entry.edited,
  }));
}

type StoredEntry = {
  key: string;
  name: LocalizedText;
  kind?: string;
  type?: string;
  parent?: string | null;
  media_key?: string | null;
  position: number;
  boats: number;
  edited: boolean;
};

/** An entry with what holds it and where it stood before. */
export interface CatalogueEntry {
  entry: StoredEntry;
  use: EntryUse;
  picture: string | null;
  /** Addresses that lead to the present one. */
  formerSlugs: { locale: Locale; slug: string }[];
  /** What could be above a place: cities for areas, areas for ports. */
  parents: { key: string; name: LocalizedText }[];
}

/** One entry of a section; null when there is none of this key. */
export async function readCatalogueEntry(
  section: CatalogueSection,
  key: string,
): Promise<CatalogueEntry | null> {
  const stored = await readStoredCatalogue(getPool());
  const entry = (stored[section] as StoredEntry[]).find((one) => one.key === key);
  if (!entry) return null;
  return {
    entry,
    use: await readEntryUse(getDb(), section, key),
    picture: findPicture(entry.media_key)?.src ?? null,
    formerSlugs: await listFormerSlugs(section, key),
    parents: stored.places.filter(({ kind }) => kind !== "port").map(({ key, name }) => ({ key, name })),
  };
}

async function listFormerSlugs(
  section: CatalogueSection,
  key: string,
): Promise<CatalogueEntry["formerSlugs"]> {
  if (section !== "places" && section !== "types") return [];
  const table = section === "places" ? places : types;
  const owner = getDb().select({ id: table.id }).from(table).where(eq(table.key, key));
  return getDb()
    .select({ locale: slugs.locale, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.scope, ADDRESSED[section]), inArray(slugs.entityId, owner), eq(slugs.current, false)))
    .orderBy(slugs.locale, slugs.id);
}
