import { count } from "drizzle-orm";
import type { ContractFields } from "@/lib/contracts/console/contracts";
import {
  BOOKING_KINDS,
  type BookingKind,
  CONSENT_KINDS,
  CONTRACT_KINDS,
  type ConsentKind,
  type ContractKind,
} from "@/lib/domain/shared/vocabulary";
import {
  contractName,
  readStoredContracts,
  type StoredContract,
} from "@/lib/server/booking/contracts/files/contract-template";
import { compareContracts, fieldsOfContract } from "@/lib/server/booking/contracts/publish-contract";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { consents } from "@/lib/server/platform/db/schema/accounts";
import { readSiteSettings } from "@/lib/server/platform/settings/get-site-settings";
import { findTextDraft, type TextDraft } from "@/lib/server/reading/content/text-drafts";

/** A contract with all its versions, the newest first. */
export interface ListedContract {
  subject: BookingKind;
  kind: ContractKind;
  versions: StoredContract[];
  draft: TextDraft | null;
}

/** Every contract that customers accept, with its versions and its draft. */
export async function listContracts(): Promise<ListedContract[]> {
  const stored = await readStoredContracts(getPool());
  const all = BOOKING_KINDS.flatMap((subject) => CONTRACT_KINDS.map((kind) => ({ subject, kind })));
  return Promise.all(
    all.map(async (of) => ({
      ...of,
      versions: stored.filter((one) => contractName(one) === contractName(of)),
      draft: await findTextDraft({ kind: "contract", name: contractName(of) }),
    })),
  );
}

/** A contract as its editor opens it: the draft where there is one, and what it changes. */
export interface EditedContract extends ListedContract {
  fields: ContractFields;
  difference: ReturnType<typeof compareContracts>;
}

/** One contract; null when it has no version yet. */
export async function readEditedContract(subject: string, kind: string): Promise<EditedContract | null> {
  const found = (await listContracts()).find((one) => one.subject === subject && one.kind === kind);
  const inForce = found?.versions[0];
  if (!found || !inForce) return null;
  const current = fieldsOfContract(inForce);
  const fields = { ...current, ...found.draft?.fields } as ContractFields;
  return { ...found, fields, difference: compareContracts(current, fields) };
}

/** A text that people consent to, with the version that consents carry now and how many carry it. */
export interface ListedConsent {
  kind: ConsentKind;
  version: number;
  given: number;
  givenBefore: number;
}

/** The texts that people consent to. */
export async function listConsentTexts(): Promise<ListedConsent[]> {
  const settings = await readSiteSettings(getDb());
  const rows = await getDb()
    .select({ kind: consents.kind, version: consents.textVersion, count: count() })
    .from(consents)
    .groupBy(consents.kind, consents.textVersion);
  return CONSENT_KINDS.map((kind) => {
    const version = settings[`${kind}_version`];
    const own = rows.filter((row) => row.kind === kind);
    const given = own.find((row) => row.version === version)?.count ?? 0;
    const all = own.reduce((sum, row) => sum + row.count, 0);
    return { kind, version: Number(version), given, givenBefore: all - given };
  });
}
