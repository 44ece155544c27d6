import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { sentenceOf } from "@/lib/server/catalogue/boats/files/read-boat-file";
import { bringCatalogue, CATALOGUE_TAGS } from "@/lib/server/catalogue/reference/bring-catalogue";
import {
  type Catalogue,
  catalogueDocument,
  SECTIONS,
} from "@/lib/server/catalogue/reference/catalogue-document";
import type { CatalogueChange } from "@/lib/server/catalogue/reference/compare-catalogue";
import { readStoredCatalogue, writeCatalogue } from "@/lib/server/catalogue/reference/read-stored-catalogue";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { notifyTags } from "@/lib/server/platform/db/notify-tags";
import { getPool } from "@/lib/server/platform/db/pool";

export interface CatalogueImport {
  changes: CatalogueChange[];
  unchanged: number;
}

/** A wrong field: `places bodrum`, `name.en`, `is missing`. */
export interface FieldIssue {
  where: string;
  field: string;
  problem: string;
}

/** Writes the whole catalogue into a new JSON file; returns how many entries. Refuses to overwrite a file. */
export async function exportCatalogue(path: string): Promise<Outcome<number, "file_exists">> {
  const catalogue = writeCatalogue(await readStoredCatalogue(getPool()));
  try {
    writeFileSync(path, `${JSON.stringify(catalogue, null, 2)}\n`, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return refuse("file_exists");
    throw error;
  }
  return accept(SECTIONS.reduce((sum, section) => sum + catalogue[section].length, 0));
}

/**
 * Brings places, types, facilities, usage rules and services to what a JSON file says, all or nothing: one wrong field
 * refuses the whole file, with every wrong one in `details.issues`. Entries that no file names stay. What an import
 * changed no longer follows the shipped files.
 */
export async function importCatalogue(
  path: string,
  by: Actor<"staff">,
): Promise<Outcome<CatalogueImport, "catalogue_invalid">> {
  const read = readCatalogueFile(path);
  if (!read.ok) return read;
  const wanted = read.value;
  return inTransaction(async (tx, client) => {
    const brought = await bringCatalogue(client, wanted);
    if (!brought.ok) {
      const issues = brought.details.issues.map(({ section, key, field, problem }) => {
        return { where: `${section} ${key}`, field, problem };
      });
      return refuse("catalogue_invalid", { issues });
    }
    const { changes } = brought.value;
    if (changes.length > 0) {
      const subject = { kind: "site", id: "catalogue" } as const;
      await audit(tx, { by, event: "catalogue_imported", subject, data: { changes } });
      await notifyTags(tx, CATALOGUE_TAGS);
    }
    const all = SECTIONS.reduce((sum, section) => sum + wanted[section].length, 0);
    return accept({ changes, unchanged: all - changes.length });
  });
}

/** The wrong fields of a refused import. */
export function catalogueIssuesOf(details: Record<string, unknown> | undefined): FieldIssue[] {
  return (details?.issues ?? []) as FieldIssue[];
}

function readCatalogueFile(path: string): Outcome<Catalogue, "catalogue_invalid"> {
  const refused = (issues: FieldIssue[]) => refuse("catalogue_invalid", { issues });
  let written: unknown;
  try {
    written = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path)));
  } catch (error) {
    return refused([
      { where: path, field: "", problem: error instanceof Error ? error.message : String(error) },
    ]);
  }
  const parsed = v.safeParse(catalogueDocument, written);
  if (!parsed.success)
    return refused(parsed.issues.map((issue) => ({ ...placeOf(issue), problem: problemOf(issue) })));
  const twice = SECTIONS.flatMap((section) => {
    const keys = parsed.output[section].map(({ key }) => key);
    return keys
      .filter((key, index) => keys.indexOf(key) < index)
      .map((key) => ({ where: `${section} ${key}`, field: "key", problem: "stands in the file twice" }));
  });
  return twice.length > 0 ? refused(twice) : accept(parsed.output);
}

/** `places bodrum` and `name.en`; an entry without a key is named by its number. */
function placeOf(issue: v.BaseIssue<unknown>): Pick<FieldIssue, "where" | "field"> {
  const [section, entry, ...rest] = issue.path ?? [];
  const named = (entry?.value as { key?: unknown } | undefined)?.key;
  const key = typeof named === "string" ? named : entry ? `entry ${Number(entry.key) + 1}` : "";
  return {
    where: `${section?.key ?? ""} ${key}`.trim(),
    field: rest.map((part) => String(part.key)).join("."),
  };
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === "strict_object" && issue.expected === "never") return "does not belong here";
  if (issue.type === "picklist") return `is ${issue.received}; known are ${issue.expected}`;
  return sentenceOf(issue);
}
