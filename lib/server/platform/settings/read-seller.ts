import { sql } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import type { Db } from "@/lib/server/platform/db/pool";

/**
 * The setting `seller`, the seller named in contracts and legal texts: texts, or texts per language, each as
 * `seller_<name>`.
 */
export async function readSeller(db: Db, locale: Locale): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ value: Record<string, string | Partial<Record<Locale, string>>> }>(
    sql`select value from settings where key = 'seller'`,
  );
  return Object.fromEntries(
    Object.entries(rows[0]?.value ?? {}).map(([name, value]) => [
      `seller_${name}`,
      typeof value === "string" ? value : (value[locale] ?? value.tr ?? ""),
    ]),
  );
}
