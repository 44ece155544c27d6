import type { PoolClient } from "pg";
import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import { upsertRows } from "@/lib/server/db/upsert-rows";
import { readDocuments, textOfDocument } from "./read-documents";

/** Long ago, so that the texts are in force for every order. */
const VALID_FROM = "2026-01-01T00:00:00+03:00";

/** Where the templates of each subject lie. */
const FOLDERS = [
  ["reservation", "contract"],
  ["order", "order-contract"],
] as const satisfies readonly (readonly [BookingKind, string])[];

/**
 * The contract templates, one per kind, subject, version and language. A stored version is never changed, because
 * customers accepted it: a new text needs a new version in its front matter.
 */
export async function seedContracts(client: PoolClient): Promise<void> {
  const rows = FOLDERS.flatMap(([subject, folder]) =>
    readDocuments(folder).map((document) => ({ subject, document })),
  ).map(({ subject, document }) => ({
    kind: document.key,
    subject,
    version: textOfDocument(document, "version"),
    locale: document.locale,
    title: textOfDocument(document, "title"),
    template: document.body,
    valid_from: VALID_FROM,
  }));
  await upsertRows(
    client,
    { table: "contracts", key: ["kind", "subject", "version", "locale"], existing: "keep" },
    rows,
  );
}
