import { clockDifferenceSeconds } from "@/lib/server/platform/db/database-clock";
import { isMigrated } from "@/lib/server/platform/db/migrate";
import { getPool } from "@/lib/server/platform/db/pool";

export type Unreadiness = "database" | "migrations" | "clock";

/** Why this instance cannot do all its work now, or null when it can. */
export async function findUnreadiness(projectRoot: string): Promise<Unreadiness | null> {
  if (clockDifferenceSeconds() !== null) return "clock";
  try {
    return (await isMigrated(projectRoot, getPool())) ? null : "migrations";
  } catch {
    return "database";
  }
}
