import { and, count, eq, gt, inArray, ne, or } from "drizzle-orm";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Db } from "@/lib/server/platform/db/pool";
import { serviceOrders, servicePackages } from "@/lib/server/platform/db/schema/services";

/**
 * How many places of a special service's day are taken: by orders that are paid, and by those that still may be,
 * also while the owner of their boat is asked.
 * An order past its deadline does not count, even before its job ran. The order `exceptId` is ignored.
 */
export async function countTakenPlaces(
  db: Db,
  contentId: number,
  day: TripDay,
  now: Date,
  exceptId: string | null = null,
): Promise<number> {
  const { status, expiresAt } = serviceOrders;
  const isPaid = inArray(status, ["order_paid", "order_completed"]);
  const isOpen = and(inArray(status, ["order_requested", "order_payment_pending"]), gt(expiresAt, now));
  const [row] = await db
    .select({ taken: count() })
    .from(serviceOrders)
    .innerJoin(servicePackages, eq(servicePackages.id, serviceOrders.packageId))
    .where(
      and(
        eq(servicePackages.contentId, contentId),
        eq(serviceOrders.serviceDay, day),
        or(isPaid, isOpen),
        exceptId === null ? undefined : ne(serviceOrders.id, exceptId),
      ),
    );
  return row?.taken ?? 0;
}
