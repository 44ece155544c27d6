import type { ContractFields } from "@/lib/contracts/console/contracts";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { BookingKind, ContractKind } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale } from "@/lib/i18n/locales";
import {
  CONTRACT_FOLDERS,
  contractName,
  newestContracts,
  readStoredContracts,
  type StoredContract,
} from "@/lib/server/booking/contracts/files/contract-template";
import { contractIssuesOf } from "@/lib/server/booking/contracts/files/publish-contracts";
import { publishTemplates } from "@/lib/server/booking/contracts/files/publish-templates";
import { readTemplate } from "@/lib/server/booking/contracts/files/read-contract-folder";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { compareTexts } from "@/lib/server/platform/files/compare-texts";
import type { FileIssue, IssueCause } from "@/lib/server/reading/content/files/file-issue";
import type { TextDocument } from "@/lib/server/reading/content/files/parse-document";
import { dropTextDrafts } from "@/lib/server/reading/content/text-drafts";

export interface ContractOf {
  subject: BookingKind;
  kind: ContractKind;
}

export interface ContractFieldIssue {
  field: keyof ContractFields;
  line: number | null;
  cause: IssueCause | null;
  problem: string;
}

const BODY_LINE = 1000;

/** Under which a contract's draft is kept, and what the audit calls it. */
export function contractDraftOf(of: ContractOf) {
  const name = contractName(of);
  return { kind: "contract", name, subject: { kind: "contract", id: name } } as const;
}

/** The newest version of a contract; null when there is none. */
export async function findContractInForce(of: ContractOf): Promise<StoredContract | null> {
  return newestContracts(await readStoredContracts(getPool())).get(contractName(of)) ?? null;
}

/** The fields of a contract's text as they are stored. */
export function fieldsOfContract({ texts, version }: StoredContract): ContractFields {
  const fields = LOCALES.flatMap((locale) => [
    [`title_${locale}`, texts[locale]?.title ?? ""],
    [`body_${locale}`, texts[locale]?.template ?? ""],
  ]);
  return { ...Object.fromEntries(fields), from_version: version };
}

/**
 * Puts a text in force from now on, as the version above the newest one, by the rules of `publishTemplates`; its draft
 * is done with. Refuses with every wrong field in `details.issues`, and a text that was made from a version which is
 * the newest no longer, with the difference to that.
 */
export async function publishContract(
  of: ContractOf,
  fields: ContractFields,
  by: Actor<"staff">,
): Promise<Outcome<{ version: number }, "contract_invalid" | "text_changed">> {
  return inTransaction(async (tx, client) => {
    const name = contractName(of);
    const newest = newestContracts(await readStoredContracts(client)).get(name);
    const former = newest?.version ?? 0;
    if (newest && former !== fields.from_version)
      return refuse("text_changed", {
        version: former,
        difference: compareContracts(fieldsOfContract(newest), fields),
      });
    const issues: FileIssue[] = [];
    const templates = readTemplate(of.subject, of.kind, documentsOf(of, fields, former + 1), issues);
    if (issues.length > 0) return refuse("contract_invalid", { issues: issues.map(fieldIssueOf) });
    const published = await publishTemplates(tx, client, templates, by);
    if (!published.ok)
      return refuse("contract_invalid", { issues: contractIssuesOf(published.details).map(fieldIssueOf) });
    await dropTextDrafts(tx, "contract", [name]);
    return accept({ version: former + 1 });
  });
}

function documentsOf({ subject, kind }: ContractOf, fields: ContractFields, version: number) {
  return inEachLocale((locale): TextDocument => {
    const title = fields[`title_${locale}`];
    return {
      file: `${CONTRACT_FOLDERS[subject]}/${kind}.${locale}.md`,
      key: kind,
      locale,
      matter: { ...(title ? { title } : {}), version: String(version) },
      lines: {},
      body: fields[`body_${locale}`],
      bodyLine: BODY_LINE,
    };
  });
}

function fieldIssueOf({ file, line, cause, problem }: FileIssue): ContractFieldIssue {
  const locale: Locale = LOCALES.find((one) => file.endsWith(`.${one}.md`)) ?? DEFAULT_LOCALE;
  const isTitle = cause?.code === "missing";
  return {
    field: isTitle ? `title_${locale}` : `body_${locale}`,
    line: line >= BODY_LINE ? line - BODY_LINE + 1 : null,
    cause: cause ?? null,
    problem,
  };
}

/** Where two texts of a contract differ, language by language. */
export function compareContracts(former: Partial<ContractFields>, fields: ContractFields) {
  return LOCALES.flatMap((locale) =>
    (["title", "body"] as const).map((field) => ({
      field,
      locale,
      parts: compareTexts(former[`${field}_${locale}`] ?? "", fields[`${field}_${locale}`]),
    })),
  ).filter(({ parts }) => parts.some(({ kind }) => kind !== "same"));
}
