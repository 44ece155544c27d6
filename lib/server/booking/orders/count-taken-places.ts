import { sql } from "drizzle-orm";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Db } from "@/lib/server/platform/db/pool";

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
  const { rows } = await db.execute<{ taken: number }>(sql`
    select count(*)::int as taken from service_orders o join service_packages p on p.id = o.package_id
    where p.content_id = ${contentId} and o.service_day = ${day}::date
      and (o.status in ('order_paid', 'order_completed')
        or (o.status in ('order_requested', 'order_payment_pending') and o.expires_at > ${now.toISOString()}::timestamptz))
      and o.id is distinct from ${exceptId}::uuid`);
  return rows[0]?.taken ?? 0;
}
