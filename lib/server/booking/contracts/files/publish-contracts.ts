import type { Actor } from "@/lib/domain/shared/actor";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import {
  type PublishedContract,
  publishTemplates,
} from "@/lib/server/booking/contracts/files/publish-templates";
import { readContractFolder } from "@/lib/server/booking/contracts/files/read-contract-folder";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import type { FileIssue } from "@/lib/server/reading/content/files/file-issue";

/** Puts new versions of the contracts of a folder in force: see `publishTemplates`. */
export async function publishContracts(
  folder: string,
  by: Actor<"staff">,
): Promise<Outcome<PublishedContract[], "contracts_invalid" | "no_contracts">> {
  const { templates, issues } = readContractFolder(folder);
  if (issues.length > 0) return refuse("contracts_invalid", { issues });
  if (templates.length === 0) return refuse("no_contracts");
  return inTransaction((tx, client) => publishTemplates(tx, client, templates, by));
}

/** The wrong lines of a refused publication. */
export function contractIssuesOf(details: Record<string, unknown> | undefined): FileIssue[] {
  return (details?.issues ?? []) as FileIssue[];
}
