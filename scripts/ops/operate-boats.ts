import { existsSync } from "node:fs";
import { extname } from "node:path";
import { exportBoats } from "@/lib/server/boats/files/export-boats";
import { boatIssuesOf, importBoats } from "@/lib/server/boats/files/import-boats";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

const ENDINGS = [".json", ".csv"];

/** Writes all boats into one file. */
export async function exportAllBoats({ args }: OperationInput): Promise<number> {
  const [file = "", ...rest] = args;
  if (!ENDINGS.includes(extname(file)) || rest.length > 0)
    return explain("npm run ops -- boats export <file.json|file.csv>");
  const written = await exportBoats(file);
  if (!written.ok) {
    say(`Refused: ${file} exists.`);
    return 1;
  }
  say(`Wrote ${written.value} boats to ${file}. It names the owners: keep it as you keep personal data.`);
  return 0;
}

/** Brings boats to what the file says; with --dry-run it only lists what would change. */
export async function importSomeBoats({ args }: OperationInput): Promise<number> {
  const dryRun = args.includes("--dry-run");
  const [file = "", ...rest] = args.filter((arg) => arg !== "--dry-run");
  if (!ENDINGS.includes(extname(file)) || rest.length > 0)
    return explain("npm run ops -- boats import <file.json|file.csv> [--dry-run]");
  if (!existsSync(file)) {
    say(`There is no file ${file}.`);
    return 2;
  }
  const imported = await importBoats(file, { dryRun });
  if (!imported.ok) {
    const issues = boatIssuesOf(imported.details);
    for (const { where, field, problem } of issues) say(`${where}  ${field ? `${field}: ` : ""}${problem}`);
    say(`${issues.length} wrong, nothing was changed.`);
    return 1;
  }
  const { changes, unchanged, newPictures, newVideos } = imported.value;
  for (const { code, isNew, parts } of changes)
    say(isNew ? `new      ${code}` : `changed  ${code}: ${parts.join(", ")}`);
  const done = dryRun ? "would change" : "changed";
  const brought = `${newPictures} pictures and ${newVideos} videos`;
  say(`${changes.length} boats ${done}, ${unchanged} are the same; the file brings ${brought}.`);
  return 0;
}
