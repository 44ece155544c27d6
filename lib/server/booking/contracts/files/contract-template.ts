import type { BookingKind, ContractKind } from "@/lib/domain/shared/vocabulary";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

export interface ContractText {
  title: string;
  /** Markdown with {placeholders}. */
  template: string;
}

/** One version of a contract in all languages. */
export interface ContractTemplate {
  subject: BookingKind;
  kind: ContractKind;
  version: number;
  texts: Record<Locale, ContractText>;
}

/** Where the files of each subject lie. */
export const CONTRACT_FOLDERS = {
  reservation: "contract",
  order: "order-contract",
} as const satisfies Record<BookingKind, string>;

/** `contract/distance_sales` */
export function contractName({ subject, kind }: Pick<ContractTemplate, "subject" | "kind">): string {
  return `${CONTRACT_FOLDERS[subject]}/${kind}`;
}

export interface StoredContract extends ContractTemplate {
  validFrom: Date;
  shipped: boolean;
  /** How often customers accepted it. */
  accepted: number;
}

/** All stored versions, of each contract the newest first. */
export async function readStoredContracts(client: SqlClient): Promise<StoredContract[]> {
  const { rows } = await client.query<StoredContract>(`
    select subject, kind, version::int, min(valid_from) as "validFrom", bool_and(shipped) as shipped,
      json_object_agg(locale, json_build_object('title', title, 'template', template)) as texts,
      sum((select count(*) from contract_acceptances a where a.contract_id = c.id))::int as accepted
    from contracts c group by subject, kind, version
    order by subject desc, kind desc, "validFrom" desc, max(id) desc`);
  return rows;
}

/** The newest version of each contract, by its name. */
export function newestContracts(stored: readonly StoredContract[]): Map<string, StoredContract> {
  return new Map(stored.toReversed().map((one) => [contractName(one), one]));
}

/** Whether two versions say the same in every language. */
export function isSameText(one: ContractTemplate, other: ContractTemplate): boolean {
  return LOCALES.every(
    (locale) =>
      one.texts[locale]?.title === other.texts[locale]?.title &&
      one.texts[locale]?.template === other.texts[locale]?.template,
  );
}

/** Adds versions. Stored ones are never changed: customers accepted them. */
export async function insertContracts(
  client: SqlClient,
  contracts: readonly Omit<StoredContract, "accepted">[],
): Promise<void> {
  const rows = contracts.flatMap(({ subject, kind, version, texts, validFrom, shipped }) =>
    LOCALES.map((locale) => ({
      subject,
      kind,
      version: String(version),
      locale,
      ...texts[locale],
      valid_from: validFrom.toISOString(),
      shipped,
    })),
  );
  await client.query(
    `insert into contracts (subject, kind, version, locale, title, template, valid_from, shipped)
     select subject, kind, version, locale, title, template, valid_from, shipped
     from jsonb_populate_recordset(null::contracts, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
