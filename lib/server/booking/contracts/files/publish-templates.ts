import type { PoolClient } from "pg";
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
import { type AuditEntry, audit } from "@/lib/server/platform/audit";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";
import { excerptsOf } from "@/lib/server/platform/files/describe-change";
import { type FileIssue, issueOf } from "@/lib/server/reading/content/files/file-issue";

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
export async function publishTemplates(
  tx: Tx,
  client: PoolClient,
  templates: readonly ContractTemplate[],
  by: Actor<"staff">,
): Promise<Outcome<PublishedContract[], "contracts_invalid">> {
  await takeSeedLock(client);
  const newest = newestContracts(await readStoredContracts(client));
  const wrong = templates.flatMap((template) => checkVersion(template, newest.get(contractName(template))));
  if (wrong.length > 0) return refuse("contracts_invalid", { issues: wrong });
  const validFrom = currentTime();
  await insertContracts(
    client,
    templates.map((template) => ({ ...template, validFrom, shipped: false })),
  );
  const entries = templates.map((template): AuditEntry => {
    const former = newest.get(contractName(template));
    return {
      by,
      event: "contract_published",
      subject: { kind: "contract", id: contractName(template) },
      data: {
        before: former?.version ?? null,
        after: template.version,
        changes: changesOf(template, former),
      },
    };
  });
  await audit(tx, ...entries);
  return accept(templates.map((template) => describe(template, newest.get(contractName(template)))));
}

/** Of each text the part that begins to differ. */
function changesOf(template: ContractTemplate, former: ContractTemplate | undefined) {
  const version = { field: "version", from: String(former?.version ?? "–"), to: String(template.version) };
  const texts = LOCALES.flatMap((locale) =>
    (["title", "template"] as const).map((field) => {
      const [before, after] = [former?.texts[locale]?.[field], template.texts[locale][field]];
      const [from, to] = excerptsOf(before, after);
      return { locale, field: field === "template" ? "body" : field, from, to, isSame: before === after };
    }),
  );
  return [version, ...texts.filter(({ isSame }) => !isSame).map(({ isSame: _, ...change }) => change)];
}

function checkVersion(template: ContractTemplate, newest: ContractTemplate | undefined): FileIssue[] {
  if (!newest) return [];
  const file = `${contractName(template)}.*.md`;
  if (isSameText(template, newest)) return [issueOf(file, 1, "same_text", { version: newest.version })];
  if (template.version > newest.version) return [];
  const problem = `"version" is ${template.version}; it must be above ${newest.version}, the newest one`;
  return [{ file, line: 1, problem }];
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
