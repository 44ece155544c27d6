import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import {
  type ContractTemplate,
  contractName,
  insertContracts,
  isSameText,
  newestContracts,
  readStoredContracts,
} from "@/lib/server/booking/contracts/files/contract-template";
import { readContractFolder } from "@/lib/server/booking/contracts/files/read-contract-folder";
import { audit } from "@/lib/server/platform/audit";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";
import type { FileIssue } from "@/lib/server/reading/content/files/parse-document";

/** A new version of a contract, with the lines that differ from the one before. */
export interface PublishedContract {
  name: string;
  version: number;
  formerVersion: number | null;
  differences: { locale: Locale; removed: string[]; added: string[] }[];
}

/**
 * Puts new versions of contracts in force from now on, all or nothing, with every wrong line in `details.issues`. What
 * customers accepted stays as it was. Refuses an unchanged text and a version that is not above the newest one. From
 * then on no shipped version follows.
 */
export async function publishContracts(
  folder: string,
  by: Actor<"staff">,
): Promise<Outcome<PublishedContract[], "contracts_invalid" | "no_contracts">> {
  const { templates, issues } = readContractFolder(folder);
  if (issues.length > 0) return refuse("contracts_invalid", { issues });
  if (templates.length === 0) return refuse("no_contracts");
  return inTransaction(async (tx, client) => {
    await takeSeedLock(client);
    const newest = newestContracts(await readStoredContracts(client));
    const wrong = templates.flatMap((template) => checkVersion(template, newest.get(contractName(template))));
    if (wrong.length > 0) return refuse("contracts_invalid", { issues: wrong });
    const validFrom = currentTime();
    await insertContracts(
      client,
      templates.map((template) => ({ ...template, validFrom, shipped: false })),
    );
    const published = templates.map((template) => describe(template, newest.get(contractName(template))));
    const entries = published.map(({ name: id, formerVersion: before, version: after }) => ({
      by,
      event: "contract_published" as const,
      subject: { kind: "contract" as const, id },
      data: { before, after },
    }));
    await audit(tx, ...entries);
    return accept(published);
  });
}

/** The wrong lines of a refused publication. */
export function contractIssuesOf(details: Record<string, unknown> | undefined): FileIssue[] {
  return (details?.issues ?? []) as FileIssue[];
}

function checkVersion(template: ContractTemplate, newest: ContractTemplate | undefined): FileIssue[] {
  if (!newest) return [];
  const issue = (problem: string) => [{ file: `${contractName(template)}.*.md`, line: 1, problem }];
  if (isSameText(template, newest)) return issue(`is the text of version ${newest.version}, unchanged`);
  if (template.version <= newest.version)
    return issue(`"version" is ${template.version}; it must be above ${newest.version}, the newest one`);
  return [];
}

function describe(template: ContractTemplate, former: ContractTemplate | undefined): PublishedContract {
  const linesOf = (one: ContractTemplate | undefined, locale: Locale) =>
    one
      ? [one.texts[locale].title, ...one.texts[locale].template.split("\n")].filter((line) => line.trim())
      : [];
  const differences = LOCALES.map((locale) => {
    const [before, after] = [linesOf(former, locale), linesOf(template, locale)];
    return {
      locale,
      removed: before.filter((line) => !after.includes(line)),
      added: after.filter((line) => !before.includes(line)),
    };
  });
  return {
    name: contractName(template),
    version: template.version,
    formerVersion: former?.version ?? null,
    differences,
  };
}
