import { eq } from "drizzle-orm";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { servicePackages, specialServices } from "@/lib/server/platform/db/schema/services";

export type ServiceRow = typeof specialServices.$inferSelect;

/**
 * Takes the lock of the special service that a package belongs to: code that takes a place of its day takes this lock
 * before any boat's lock, so that two cannot get the last one. Null when there is no such package.
 */
export async function lockService(tx: Tx, packageId: number): Promise<ServiceRow | null> {
  const [found] = await tx
    .select({ contentId: servicePackages.contentId })
    .from(servicePackages)
    .where(eq(servicePackages.id, packageId));
  if (!found) return null;
  const [row] = await tx
    .select()
    .from(specialServices)
    .where(eq(specialServices.contentId, found.contentId))
    .for("no key update");
  return row ?? null;
}
