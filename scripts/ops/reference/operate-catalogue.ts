import { existsSync } from "node:fs";
import { extname } from "node:path";
import {
  catalogueIssuesOf,
  exportCatalogue,
  importCatalogue,
} from "@/lib/server/catalogue/reference/catalogue-files";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

/** Writes places, types, facilities, usage rules and services into one file. */
export async function exportWholeCatalogue({ args }: OperationInput): Promise<number> {
  const [file = "", ...rest] = args;
  if (extname(file) !== ".json" || rest.length > 0)
    return explain("npm run ops -- catalogue export <file.json>");
  const written = await exportCatalogue(file);
  say(written.ok ? `Wrote ${written.value} entries to ${file}.` : `Refused: ${file} exists.`);
  return written.ok ? 0 : 1;
}

/** Brings the catalogue to what the file says, and prints every difference. */
export async function importSomeCatalogue({ by, args }: OperationInput): Promise<number> {
  const [file = "", ...rest] = args;
  if (extname(file) !== ".json" || rest.length > 0)
    return explain("npm run ops -- catalogue import <file.json>");
  if (!existsSync(file)) return explain(`There is no file ${file}.`);
  const imported = await importCatalogue(file, by);
  if (!imported.ok) {
    const issues = catalogueIssuesOf(imported.details);
    for (const { where, field, problem } of issues) say(`${where}  ${field ? `${field}: ` : ""}${problem}`);
    say(`${issues.length} wrong, nothing was changed.`);
    return 1;
  }
  const { changes, unchanged } = imported.value;
  for (const { section, key, isNew, parts } of changes) {
    say(`${isNew ? "new     " : "changed "} ${section} ${key}`);
    for (const part of parts) say(`           ${part}`);
  }
  say(`${changes.length} entries differ, ${unchanged} are the same; what no file names stays as it is.`);
  return 0;
}
