import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { LOCALES } from "@/lib/i18n/locales";
import { newestContracts, readStoredContracts } from "@/lib/server/booking/contracts/files/contract-template";
import { getPool } from "@/lib/server/platform/db/pool";
import { formatDocument } from "@/lib/server/reading/content/files/parse-document";

/**
 * Writes the newest version of every contract below a folder, one file per language, as `publishContracts` reads them.
 * Refuses a folder that has something in it. Returns how many files it wrote.
 */
export async function exportContracts(root: string): Promise<Outcome<number, "not_empty">> {
  if (existsSync(root) && readdirSync(root).length > 0) return refuse("not_empty");
  const newest = newestContracts(await readStoredContracts(getPool()));
  for (const [name, { version, texts }] of newest) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    for (const locale of LOCALES)
      writeFileSync(
        join(root, `${name}.${locale}.md`),
        formatDocument({ title: texts[locale].title, version }, texts[locale].template),
      );
  }
  return accept(newest.size * LOCALES.length);
}
