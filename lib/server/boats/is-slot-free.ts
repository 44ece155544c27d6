import { sql } from "drizzle-orm";
import type { Period } from "@/lib/domain/shared/period";
import type { Tx } from "@/lib/server/db/in-transaction";

/**
 * Whether nobody else holds the boat in the period; ask under the boat's lock. An expired hold counts as
 * free, so expire the boat's stale holds before inserting. The reservation or order `exceptId` is left out of
 * account.
 */
export async function isSlotFree(
  tx: Tx,
  boatId: number,
  period: Period,
  now: Date,
  exceptId: string | null = null,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from boat_occupancies
    where boat_id = ${boatId}
      and period && tstzrange(${period.startsAt.toISOString()}::timestamptz, ${period.endsAt.toISOString()}::timestamptz)
      and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
      and coalesce(reservation_id, service_order_id) is distinct from ${exceptId}::uuid
    limit 1`);
  return rowCount === 0;
}
