import { existsSync } from "node:fs";
import { extname } from "node:path";
import { exportBoats } from "@/lib/server/catalogue/boats/files/export-boats";
import { boatIssuesOf, boatWarningsOf, importBoats } from "@/lib/server/catalogue/boats/files/import-boats";
import type { BoatWarning } from "@/lib/server/catalogue/boats/files/list-warnings";
import { describeChange } from "@/lib/server/platform/files/describe-change";
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

const IMPORT = "npm run ops -- boats import <file.json|file.csv> [--dry-run] [--yes]";

/** Brings boats to what the file says; with --dry-run it only lists what would change. */
export async function importSomeBoats({ by, args }: OperationInput): Promise<number> {
  const dryRun = args.includes("--dry-run");
  const confirmed = args.includes("--yes");
  const [file = "", ...rest] = args.filter((arg) => arg !== "--dry-run" && arg !== "--yes");
  if (!ENDINGS.includes(extname(file)) || rest.length > 0) return explain(IMPORT);
  if (!existsSync(file)) {
    say(`There is no file ${file}.`);
    return 2;
  }
  const imported = await importBoats(file, by, { dryRun, confirmed });
  if (!imported.ok && imported.code === "confirmation_needed") {
    sayWarnings(boatWarningsOf(imported.details));
    say("Nothing was changed. See every change with --dry-run; if all is meant, add --yes.");
    return 1;
  }
  if (!imported.ok) {
    const issues = boatIssuesOf(imported.details);
    for (const { where, field, problem } of issues) say(`${where}  ${field ? `${field}: ` : ""}${problem}`);
    say(`${issues.length} wrong, nothing was changed.`);
    return 1;
  }
  const { changes, warnings, unchanged, newPictures, newVideos } = imported.value;
  for (const { code, isNew, values } of changes) {
    say(isNew ? `new      ${code}` : `changed  ${code}`);
    for (const { field, from, to } of values) say(`           ${field}: ${describeChange(from, to)}`);
  }
  if (dryRun) sayWarnings(warnings);
  const done = dryRun ? "would change" : "changed";
  const brought = `${newPictures} pictures and ${newVideos} videos`;
  say(`${changes.length} boats ${done}, ${unchanged} are the same; the file brings ${brought}.`);
  if (!dryRun && changes.length > 0)
    say("Export again before you edit further: the boats have new versions.");
  return 0;
}

function sayWarnings(warnings: readonly BoatWarning[]): void {
  for (const { where, problem } of warnings) say(`look at  ${where}  ${problem}`);
}
