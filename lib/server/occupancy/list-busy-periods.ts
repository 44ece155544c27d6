import { sql } from "drizzle-orm";
import type { Period } from "@/lib/domain/shared/period";
import type { Db } from "@/lib/server/db/pool";

/**
 * When the boat is held within the span, trips with their turnaround, in order. A hold past its end is free
 * even before its job ran.
 */
export async function listBusyPeriods(db: Db, boatId: number, span: Period, now: Date): Promise<Period[]> {
  const { rows } = await db.execute<{ starts_ms: number; ends_ms: number }>(sql`
    select (extract(epoch from lower(period)) * 1000)::float8 as starts_ms,
           (extract(epoch from upper(period)) * 1000)::float8 as ends_ms
    from boat_occupancies
    where boat_id = ${boatId}
      and period && tstzrange(${span.startsAt.toISOString()}::timestamptz, ${span.endsAt.toISOString()}::timestamptz)
      and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz)
    order by lower(period)`);
  return rows.map((row) => ({ startsAt: new Date(row.starts_ms), endsAt: new Date(row.ends_ms) }));
}
