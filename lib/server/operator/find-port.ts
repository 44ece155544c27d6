import { and, eq, sql } from "drizzle-orm";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/platform/db/pool";
import { places } from "@/lib/server/platform/db/schema/catalogue";

/** A port by its key, with the name that people know it by, or null. */
export async function findPort(key: string): Promise<{ id: number; name: string } | null> {
  const [port] = await getDb()
    .select({ id: places.id, name: sql<string>`${places.name}->>${DEFAULT_LOCALE}` })
    .from(places)
    .where(and(eq(places.key, key), eq(places.kind, "port")));
  return port ?? null;
}
