import { existsSync, statSync } from "node:fs";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { contractName, readStoredContracts } from "@/lib/server/booking/contracts/files/contract-template";
import { exportContracts } from "@/lib/server/booking/contracts/files/export-contracts";
import { contractIssuesOf, publishContracts } from "@/lib/server/booking/contracts/files/publish-contracts";
import { getPool } from "@/lib/server/platform/db/pool";
import type { OperationInput } from "@/scripts/ops/operation";
import { explain, say } from "@/scripts/server/say";

/** Every version of every contract: since when, whose text, how often accepted. */
export async function listContracts(): Promise<number> {
  for (const contract of await readStoredContracts(getPool())) {
    const { version, validFrom, shipped, accepted, texts } = contract;
    const whose = shipped ? "shipped" : "yours";
    say(
      `${contractName(contract)}  version ${version}  since ${tripDayOf(validFrom)}  ${whose}  accepted ${accepted}  ${texts.tr.title}`,
    );
  }
  return 0;
}

/** Writes the newest version of every contract into a folder. */
export async function exportNewestContracts({ args }: OperationInput): Promise<number> {
  const [folder = "", ...rest] = args;
  if (!folder || folder.startsWith("-") || rest.length > 0)
    return explain("npm run ops -- contracts export <folder>");
  const written = await exportContracts(folder);
  if (!written.ok) {
    say(`Refused: ${folder} is not empty.`);
    return 1;
  }
  say(
    `Wrote ${written.value} files to ${folder}. Edit them, raise "version" in all three languages, and publish them.`,
  );
  return 0;
}

/** Puts new versions in force and prints the lines that differ. */
export async function publishNewContracts({ by, args }: OperationInput): Promise<number> {
  const [folder = "", ...rest] = args;
  if (!folder || folder.startsWith("-") || rest.length > 0)
    return explain("npm run ops -- contracts publish <folder>");
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return explain(`There is no folder ${folder}.`);
  const published = await publishContracts(folder, by);
  if (!published.ok) {
    if (published.code === "no_contracts")
      return explain(`${folder} has no contract/… or order-contract/… files.`);
    const issues = contractIssuesOf(published.details);
    for (const { file, line, problem } of issues) say(`${folder}/${file}:${line}  ${problem}`);
    say(`${issues.length} wrong, nothing was changed.`);
    return 1;
  }
  for (const { name, version, formerVersion, differences } of published.value) {
    say(
      `${name}  version ${formerVersion ?? "–"} → ${version}, in force from now on; accepted texts stay as they are`,
    );
    for (const { locale, removed, added } of differences) {
      for (const line of removed) say(`  ${locale} - ${line}`);
      for (const line of added) say(`  ${locale} + ${line}`);
    }
  }
  return 0;
}
