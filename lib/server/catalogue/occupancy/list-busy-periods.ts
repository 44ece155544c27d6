import { sql } from "drizzle-orm";
import type { Period } from "@/lib/domain/shared/period";
import { executePrepared } from "@/lib/server/platform/db/execute-prepared";
import type { Db } from "@/lib/server/platform/db/pool";

/**
 * When the boat is held within the span, trips with their turnaround, in order. A hold past its end is free
 * even before its job ran. The reservation `exceptReservationId`, which is to be moved, takes no time.
 */
export async function listBusyPeriods(
  db: Db,
  boatId: number,
  span: Period,
  now: Date,
  exceptReservationId: string | null = null,
): Promise<Period[]> {
  return (await listBusyPeriodsOf(db, [boatId], span, now, exceptReservationId)).get(boatId) ?? [];
}

/** The busy periods of many boats, by boat, in one query; a boat without any is absent. */
export async function listBusyPeriodsOf(
  db: Db,
  boatIds: readonly number[],
  span: Period,
  now: Date,
  exceptReservationId: string | null = null,
): Promise<Map<number, Period[]>> {
  const { rows } = await executePrepared<{ boat_id: number; starts_ms: number; ends_ms: number }>(
    db,
    sql`
    select o.boat_id, (extract(epoch from lower(o.period)) * 1000)::float8 as starts_ms,
           (extract(epoch from upper(o.period)) * 1000)::float8 as ends_ms
    from unnest(${sql.param(boatIds)}::int[]) asked(id) join boat_occupancies o on o.boat_id = asked.id
      and upper(o.period) > ${span.startsAt.toISOString()}::timestamptz
      and lower(o.period) < ${span.endsAt.toISOString()}::timestamptz
      and (o.expires_at is null or o.expires_at > ${now.toISOString()}::timestamptz)
      and (${exceptReservationId}::uuid is null or o.reservation_id is distinct from ${exceptReservationId}::uuid)
    order by lower(o.period)`,
  );
  const busy = new Map<number, Period[]>();
  for (const { boat_id: boatId, starts_ms: start, ends_ms: end } of rows) {
    const periods = busy.get(boatId) ?? [];
    periods.push({ startsAt: new Date(start), endsAt: new Date(end) });
    busy.set(boatId, periods);
  }
  return busy;
}
