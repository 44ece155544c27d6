import type { OccupancyKind } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/platform/db/pool";

/** What takes a boat's time. */
export interface Occupancy {
  id: number;
  kind: OccupancyKind;
  startsAt: Date;
  /** The end of the trip, without the turnaround. */
  endsAt: Date;
  /** Until when the boat is taken: the end and its turnaround. */
  takenUntil: Date;
  /** The number of the reservation or order, the name of the calendar that blocks it, or the note of a block. */
  what: string;
}

/** What takes a boat's time from now on: trips, holds, orders and blocks, in order. */
export async function listOccupancies(boatId: number, now: Date): Promise<Occupancy[]> {
  const { rows } = await getPool().query<Occupancy>(
    `select x.id::float8 as id, x.kind, lower(period) as "startsAt",
       case when c.id is not null or x.kind = 'block' then upper(period)
         else upper(period) - make_interval(mins => coalesce(r.turnaround_minutes, o.turnaround_minutes, 0)) end as "endsAt",
       upper(period) as "takenUntil", coalesce(r.number, o.number, f.name, x.note, '') as what
     from boat_occupancies x left join reservation_changes c on c.id = x.change_id
     left join reservations r on r.id = coalesce(x.reservation_id, c.reservation_id)
     left join service_orders o on o.id = x.service_order_id
     left join calendar_feeds f on f.id = x.feed_id
     where x.boat_id = $1 and upper(period) > $2 and (x.expires_at is null or x.expires_at > $2)
     order by period`,
    [boatId, now],
  );
  return rows;
}
