import type { Outcome } from "@/lib/domain/shared/outcome";
import { type Catalogue, filterCatalogue } from "@/lib/server/catalogue/reference/catalogue-document";
import { type CatalogueIssue, checkCatalogue } from "@/lib/server/catalogue/reference/check-catalogue";
import { type CatalogueChange, compareCatalogue } from "@/lib/server/catalogue/reference/compare-catalogue";
import {
  readStoredCatalogue,
  type StoredCatalogue,
  writeCatalogue,
} from "@/lib/server/catalogue/reference/read-stored-catalogue";
import { saveCatalogue } from "@/lib/server/catalogue/reference/save-catalogue";
import type { CacheTag } from "@/lib/server/platform/db/cache-manifest";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { takeSeedLock } from "@/lib/server/platform/db/take-seed-lock";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

/** The pages that name what boats choose from. */
export const CATALOGUE_TAGS: CacheTag[] = ["places", "settings", "slugs", "boats", "home"];

interface Brought {
  changes: CatalogueChange[];
  /** As it was before. */
  stored: StoredCatalogue;
}

type Unfit = { ok: false; code: "catalogue_invalid"; details: { issues: CatalogueIssue[] } };

/**
 * Brings the stored catalogue to these entries, all or nothing, in the caller's transaction: what does not fit is
 * refused with every wrong field. Entries that are not named stay. What changed is the operator's from then on.
 */
export async function bringCatalogue(
  client: Parameters<typeof takeSeedLock>[0] & SqlClient,
  wanted: Catalogue,
): Promise<Extract<Outcome<Brought, never>, { ok: true }> | Unfit> {
  await takeSeedLock(client);
  const stored = await readStoredCatalogue(client);
  const issues = await checkCatalogue(client, wanted, stored);
  if (issues.length > 0) return { ok: false, code: "catalogue_invalid", details: { issues } };
  const changes = compareCatalogue(writeCatalogue(stored), wanted);
  const changed = new Set(changes.map(({ section, key }) => `${section} ${key}`));
  if (changes.length > 0) {
    const fresh = filterCatalogue(wanted, (section, key) => changed.has(`${section} ${key}`));
    await saveCatalogue(client, fresh, currentTime());
  }
  return { ok: true, value: { changes, stored } };
}
