import { CANCELLATION_CAUSES, type CancellationCause } from "@/lib/domain/reservations/plan-refund";
import { addDays, atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import type { FiguresPeriod } from "@/lib/domain/staff/figures-period";
import { getPool } from "@/lib/server/platform/db/pool";

/** What became of the requests and instant bookings of a period. */
export interface RequestFigures {
  /** Trips that an owner was asked for. */
  requests: number;
  /** Of those, accepted ones, also for the owner. */
  accepted: number;
  /** Of those, paid ones. */
  paid: number;
  /** Trips that were held at once. */
  instant: number;
  instantPaid: number;
  /** Minutes from a request to its answer: half of them, and nine of ten, took no longer. Null without answers. */
  medianMinutes: number | null;
  slowMinutes: number | null;
}

export interface CancellationFigure {
  /** Null where nobody wrote it down. */
  cause: CancellationCause | null;
  count: number;
}

const range = ({ from, until }: FiguresPeriod) => [
  toInstant(atHour(from, 0)),
  toInstant(atHour(addDays(until, 1), 0)),
];

/** What became of the trips that were asked for in a period. */
export async function readRequestFigures(period: FiguresPeriod): Promise<RequestFigures> {
  const { rows } = await getPool().query<RequestFigures>(
    `with trips as (
       select r.created_at, r.paid_at, bool_or(h.event = 'create' and h.to_status = 'request_created') as asked,
         bool_or(h.event = 'accept') as accepted, min(h.at) filter (
           where h.event in ('accept', 'decline') and h.actor <> 'system') as answered_at
       from reservations r join boats b on b.id = r.boat_id
       join reservation_history h on h.reservation_id = r.id and h.event in ('create', 'accept', 'decline')
         -- No step is older than its trip, but for the clock of another machine.
         and h.at >= $1::timestamptz - interval '1 day'
       where r.created_at >= $1 and r.created_at < $2 and ($3::int is null or b.port_id = $3)
       group by r.id)
     select count(*) filter (where asked)::int as requests,
       count(*) filter (where asked and accepted)::int as accepted,
       count(*) filter (where asked and accepted and paid_at is not null)::int as paid,
       count(*) filter (where not asked)::int as instant,
       count(*) filter (where not asked and paid_at is not null)::int as "instantPaid",
       percentile_cont(0.5) within group (order by minutes) as "medianMinutes",
       percentile_cont(0.9) within group (order by minutes) as "slowMinutes"
     from (select *, case when asked then extract(epoch from answered_at - created_at)::float8 / 60 end as minutes
       from trips) x`,
    [...range(period), period.portId],
  );
  return rows[0] as RequestFigures;
}

/** Paid trips that were cancelled in a period, by who or what caused it. */
export async function readCancellations(period: FiguresPeriod): Promise<CancellationFigure[]> {
  const { rows } = await getPool().query<{ cause: string | null; count: number }>(
    `select coalesce((select a.data->>'cause' from audit_events a where a.subject_kind = 'reservation'
         and a.subject_id = r.id::text and a.event = 'booking_cancelled' order by a.id desc limit 1),
         case h.actor when 'customer' then 'customer' when 'owner' then 'owner' end) as cause, count(*)::int as count
     from reservation_history h join reservations r on r.id = h.reservation_id join boats b on b.id = r.boat_id
     where h.event = 'cancel' and h.to_status = 'reservation_cancelled' and h.at >= $1 and h.at < $2
       and ($3::int is null or b.port_id = $3)
     group by 1`,
    [...range(period), period.portId],
  );
  const countOf = (cause: CancellationCause | null) => rows.find((row) => row.cause === cause)?.count ?? 0;
  return [...CANCELLATION_CAUSES, null]
    .map((cause) => ({ cause, count: countOf(cause) }))
    .filter(({ cause, count }) => cause !== null || count > 0);
}
