import { readFileSync } from "node:fs";
import type { PoolClient } from "pg";
import { inEachLocale, type LocalizedText } from "@/lib/i18n/locales";
import { upsertRows } from "@/lib/server/platform/db/upsert-rows";
import { parseDocument } from "@/lib/server/reading/content/files/parse-document";
import { seedPath } from "./read-seed";

/**
 * The shipped agreement with owners. A version that is there stays, since somebody may have accepted it: a changed text
 * needs a higher number in its files.
 */
export async function seedAgreement(client: PoolClient, now: Date): Promise<void> {
  const documents = inEachLocale((locale) => {
    const file = `content/owner-agreement/agreement.${locale}.md`;
    const parsed = parseDocument(file, readFileSync(seedPath(file), "utf8"));
    if (!parsed.ok)
      throw new Error(parsed.issues.map(({ line, problem }) => `${file}:${line} ${problem}`).join("\n"));
    return parsed.document;
  });
  const versions = new Set(Object.values(documents).map(({ matter }) => matter.version));
  if (versions.size !== 1) throw new Error("The languages of the agreement have different versions");
  const title: LocalizedText = inEachLocale((locale) => documents[locale].matter.title ?? "");
  const body: LocalizedText = inEachLocale((locale) => documents[locale].body.trim());
  const row = { version: Number([...versions][0]), title, body, valid_from: now.toISOString() };
  await upsertRows(client, { table: "agreement_texts", key: ["version"], existing: "keep" }, [row]);
}
