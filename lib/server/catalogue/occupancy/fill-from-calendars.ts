import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Period } from "@/lib/domain/shared/period";
import { queueWaitingTurns } from "@/lib/server/catalogue/occupancy/queue-waiting-turns";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";

interface Difference {
  /** Of the block that goes; null for one that comes. */
  id: number | null;
  feedId: string;
  period: string;
}

/**
 * Brings the blocks that calendars of other platforms make in line with what those take from now on, and writes
 * differences only. A calendar never displaces anything: it gets what trips, holds, orders, blocks of people and
 * calendars before it leave. Those who wait for time that becomes free are notified. True when a block has changed.
 * Requires the boat's lock.
 */
export async function fillFromCalendars(tx: Tx, boatId: number, now: Date): Promise<boolean> {
  const differences = await listDifferences(tx, boatId, now);
  if (differences.length === 0) return false;
  const freed = await listFreed(tx, differences, now);
  const gone = differences.flatMap(({ id }) => (id === null ? [] : [id]));
  const come = differences.filter(({ id }) => id === null);
  await tx.delete(boatOccupancies).where(inArray(boatOccupancies.id, gone));
  const blocks = come.map(({ feedId, period }) => ({ boatId, feedId, period, kind: "block" as const }));
  if (blocks.length > 0) await tx.insert(boatOccupancies).values(blocks);
  for (const period of freed) await queueWaitingTurns(tx, boatId, period, now);
  return true;
}

/** A block that ended stays as it is, also where an event that began before reaches over it. */
function listDifferences(tx: Tx, boatId: number, now: Date): Promise<Difference[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const events = sql`
    select f.id as feed_id, f.created_at, range_agg(e.period) as periods
    from calendar_feeds f join calendar_events e on e.feed_id = f.id
    where f.boat_id = ${boatId} and upper(e.period) > ${at} group by f.id`;
  const taken = sql`
    select coalesce(range_agg(period), '{}') as periods from boat_occupancies
    where boat_id = ${boatId} and (feed_id is null or upper(period) <= ${at})
      and period && (select range_merge(range_agg(periods)) from events)`;
  const wanted = sql`
    select feed_id, unnest(periods - (select periods from taken) - coalesce(range_agg(periods) over
      (order by created_at, feed_id rows between unbounded preceding and 1 preceding), '{}')) as period
    from events`;
  const stored = sql`
    select id, feed_id, period from boat_occupancies
    where boat_id = ${boatId} and feed_id is not null and upper(period) > ${at}`;
  return tx
    .select({
      id: sql`s.id`.mapWith(Number) as SQL<number | null>,
      feedId: sql<string>`coalesce(s.feed_id, w.feed_id)`,
      period: sql<string>`coalesce(s.period, w.period)::text`,
    })
    .from(
      sql`(with events as (${events}), taken as (${taken}), wanted as (${wanted})
        select * from wanted where upper(period) > ${at}) w
        full join (${stored}) s on w.feed_id = s.feed_id and w.period = s.period`,
    )
    .where(sql`s.feed_id is null or w.feed_id is null`);
}

function listFreed(tx: Tx, differences: readonly Difference[], now: Date): Promise<Period[]> {
  const periodsOf = (isGone: boolean) => {
    const some = differences.filter(({ id }) => (id !== null) === isGone).map(({ period }) => period);
    return sql`tstzmultirange(variadic ${sql.param(some)}::tstzrange[])`;
  };
  const bound = (side: "lower" | "upper") => sql`${sql.raw(side)}(part)`.mapWith(boatOccupancies.createdAt);
  return tx.select({ startsAt: bound("lower"), endsAt: bound("upper") }).from(
    sql`unnest((${periodsOf(true)} - ${periodsOf(false)})
      * tstzmultirange(tstzrange(${now.toISOString()}::timestamptz, null))) part`,
  );
}

/**
 * Gives up what calendars take of a time that people are about to block: their block stays when the other platform's
 * event goes. Afterwards `fillFromCalendars` brings back what reaches beyond that time.
 */
export async function clearCalendarBlocks(tx: Tx, boatId: number, period: Period): Promise<void> {
  const { boatId: boat, feedId, period: taken } = boatOccupancies;
  await tx
    .delete(boatOccupancies)
    .where(and(eq(boat, boatId), isNotNull(feedId), sql`${taken} && ${rangeSql(period)}`));
}
