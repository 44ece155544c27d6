import { sql } from "drizzle-orm";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { foldText } from "@/lib/i18n/fold-text";
import type { Locale, LocalizedText } from "@/lib/i18n/locales";
import { slugsSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { localizedFields } from "@/lib/server/platform/settings/localized-fields";

/** A boat code as it is compared: folded, without spaces and hyphens, so that `plm 1004` finds PLM-1004. */
export function foldBoatCode(code: string): string {
  return foldText(code).replace(/[^a-z0-9]/g, "");
}

/** The slugs of the published boat with this code; refuses when there is none. */
export async function findBoatByCode(
  code: string,
  locale: Locale,
  db: Db = getDb(),
): Promise<Outcome<ReturnType<typeof localizedFields<"slug">>, "boat_code_not_found">> {
  const { rows } = await db.execute<{ slugs: Partial<LocalizedText> }>(sql`
    select ${slugsSql("boat", sql`b.id`)} as slugs from boats b
    where b.code_folded = ${foldBoatCode(code)} and b.status = 'published'`);
  const slugs = rows[0]?.slugs;
  if (!slugs) return refuse("boat_code_not_found");
  return accept(localizedFields("slug", slugs, locale));
}
