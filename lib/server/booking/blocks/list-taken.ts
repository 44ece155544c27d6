import type { Period } from "@/lib/domain/shared/period";
import type { OccupancyKind } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/platform/db/pool";

/** What takes time of a boat, or asks for it; `imported` is another platform. A request takes none yet. */
export type TakenKind = OccupancyKind | "imported" | "request";

/** A part of a boat's time that is not free, as a bar of a calendar shows it. */
export interface Taken extends Period {
  /** Of a block; null where something else takes or asks for the time. */
  blockId: number | null;
  boatId: number;
  kind: TakenKind;
  /** Until when the boat is taken: the end of the trip, and its turnaround. */
  takenUntil: Date;
  /** The number of the reservation or order; null for a block. */
  number: string | null;
  customerName: string | null;
  personCount: number | null;
  /** Until when a hold must be paid, a request answered. */
  expiresAt: Date | null;
  /** Why a boat is blocked; of an imported block the name of its calendar. */
  note: string | null;
}

/**
 * All that takes or asks for the time of these boats in a window, by its start. A hold past its end takes nothing, a
 * request past its end asks for nothing.
 */
export async function listTaken(boatIds: readonly number[], window: Period, now: Date): Promise<Taken[]> {
  if (boatIds.length === 0) return [];
  const person = (row: string) => `${row}.name || ' ' || ${row}.surname`;
  const { rows } = await getPool().query<Taken>(
    `select case when x.kind = 'block' and f.id is null then x.id::float8 end as "blockId", x.boat_id as "boatId", case when f.id is null then x.kind else 'imported' end as kind,
       lower(x.period) as "startsAt",
       case when c.id is not null or x.kind = 'block' then upper(x.period) else upper(x.period)
         - make_interval(mins => coalesce(r.turnaround_minutes, o.turnaround_minutes, 0)) end as "endsAt",
       upper(x.period) as "takenUntil", coalesce(r.number, o.number) as number,
       coalesce(${person("u")}, o.customer_name) as "customerName",
       coalesce(c.person_count, r.person_count, o.person_count) as "personCount", x.expires_at as "expiresAt",
       coalesce(f.name, x.note) as note
     from boat_occupancies x left join reservation_changes c on c.id = x.change_id
     left join reservations r on r.id = coalesce(x.reservation_id, c.reservation_id)
     left join users u on u.id = r.user_id left join service_orders o on o.id = x.service_order_id
     left join calendar_feeds f on f.id = x.feed_id
     where x.boat_id = any($1::int[]) and upper(x.period) > $2 and lower(x.period) < $3
       and (x.expires_at is null or x.expires_at > $4)
     union all
     select null, r.boat_id, 'request', r.starts_at, r.ends_at, r.ends_at, r.number, ${person("u")}, r.person_count,
       r.expires_at, null
     from reservations r join users u on u.id = r.user_id
     where r.boat_id = any($1::int[]) and r.status = 'request_created' and r.expires_at > $4
       and r.ends_at > $2 and r.starts_at < $3
     union all
     select null, o.boat_id, 'request', o.starts_at, o.ends_at, o.ends_at, o.number, o.customer_name, o.person_count,
       o.expires_at, null
     from service_orders o
     where o.boat_id = any($1::int[]) and o.status = 'order_requested' and o.expires_at > $4
       and o.ends_at > $2 and o.starts_at < $3
     order by "startsAt", "takenUntil"`,
    [boatIds, window.startsAt, window.endsAt, now],
  );
  return rows;
}
