import { existsSync, statSync } from "node:fs";
import { issuesOf } from "@/lib/server/reading/content/files/apply-contents";
import { exportContents } from "@/lib/server/reading/content/files/export-contents";
import { importContents } from "@/lib/server/reading/content/files/import-contents";
import type { OperationInput } from "@/scripts/ops/operation";
import { say } from "@/scripts/server/say";

/** Writes all texts of the site into a folder. */
export async function exportContent({ args }: OperationInput): Promise<number> {
  const [folder, ...rest] = args;
  if (!folder || folder.startsWith("-") || rest.length > 0) {
    say("Name one folder, new or empty: npm run ops -- content export <folder>");
    return 2;
  }
  const written = await exportContents(folder);
  if (!written.ok) {
    say(`Refused: ${folder} is not empty. Name a new folder, so that nothing old is imported later.`);
    return 1;
  }
  say(`Wrote ${written.value.texts} texts in ${written.value.files} files to ${folder}.`);
  return 0;
}

/** Brings the texts of the site to what the files say; with --dry-run it only lists what would change. */
export async function importContent({ by, args }: OperationInput): Promise<number> {
  const dryRun = args.includes("--dry-run");
  const [folder, ...rest] = args.filter((arg) => arg !== "--dry-run");
  if (!folder || folder.startsWith("-") || rest.length > 0) {
    say("Name one folder: npm run ops -- content import <folder> [--dry-run]");
    return 2;
  }
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    say(`There is no folder ${folder}.`);
    return 2;
  }
  const imported = await importContents(folder, by, { dryRun });
  if (!imported.ok) {
    const issues = issuesOf(imported.details);
    for (const { file, line, problem } of issues) say(`${folder}/${file}:${line}  ${problem}`);
    say(`${issues.length} wrong, nothing was changed.`);
    return 1;
  }
  const { changes, unchanged, untouched } = imported.value;
  for (const { name, isNew, parts } of changes) {
    say(isNew ? `new      ${name}` : `changed  ${name}`);
    for (const part of parts) say(`           ${part}`);
  }
  say(
    `${changes.length} texts ${dryRun ? "would change" : "changed"}, ${unchanged} are the same, ` +
      `${untouched} stand in no file and stay as they are.`,
  );
  if (!dryRun && changes.length > 0)
    say("Export again before you edit further: the texts have new versions.");
  if (changes.length + unchanged === 0) say(`Is ${folder} the folder above pages/, blog/, faq/ …?`);
  return 0;
}
