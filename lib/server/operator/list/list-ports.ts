import { eq, sql } from "drizzle-orm";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/platform/db/pool";
import { places, types } from "@/lib/server/platform/db/schema/catalogue";

/** Every port, by its name in a language. */
export async function listPorts(locale: Locale): Promise<{ id: number; name: string }[]> {
  const rows = await getDb()
    .select({ id: places.id, name: sql<string>`coalesce(name->>${locale}, name->>${DEFAULT_LOCALE})` })
    .from(places)
    .where(eq(places.kind, "port"));
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** Every type of boat, by its name in a language. */
export async function listBoatTypes(locale: Locale): Promise<{ id: number; name: string }[]> {
  const rows = await getDb()
    .select({ id: types.id, name: sql<string>`coalesce(name->>${locale}, name->>${DEFAULT_LOCALE})` })
    .from(types);
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
