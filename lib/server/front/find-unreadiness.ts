import { isMigrated } from "@/lib/server/db/migrate";
import { getPool } from "@/lib/server/db/pool";

/** Why this instance should get no requests now, or null when it can serve. */
export async function findUnreadiness(projectRoot: string): Promise<"database" | "migrations" | null> {
  try {
    return (await isMigrated(projectRoot, getPool())) ? null : "migrations";
  } catch {
    return "database";
  }
}
