import { and, inArray } from "drizzle-orm";
import { CAKES } from "@/lib/domain/occasions/occasion-plan";
import { getDb } from "@/lib/server/platform/db/pool";
import { services } from "@/lib/server/platform/db/schema/catalogue";

/** Whether one of these services brings a cake, on which something can be written. */
export async function hasCake(serviceIds: readonly number[]): Promise<boolean> {
  if (serviceIds.length === 0) return false;
  const found = await getDb()
    .select({ id: services.id })
    .from(services)
    .where(and(inArray(services.id, [...serviceIds]), inArray(services.key, [...CAKES])))
    .limit(1);
  return found.length > 0;
}
