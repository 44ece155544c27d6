import { createHash } from "node:crypto";
import type { AuditEvent } from "@/lib/domain/shared/audit-events";
import type { Currency, OccupancyKind, OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import { inTransaction, preview } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";
import { STORED_JOBS } from "@/lib/server/platform/db/stored-jobs";

type BookingStatus = ReservationStatus | OrderStatus;

/** What an action does, or would do; bookings by their numbers, boats by their codes. */
export interface Effect {
  /** `from` is null for a booking that begins with it. */
  statuses: { booking: string; from: BookingStatus | null; to: BookingStatus }[];
  /** Money that goes back, by the reason that is stored with it. */
  refunds: { booking: string; minor: number; currency: Currency; reason: string }[];
  times: { change: "freed" | "taken"; boat: string; kind: OccupancyKind; from: Date; until: Date }[];
  /** Messages that leave, now or at a later instant: the job, what it says (of bookings only), about which booking. */
  messages: { job: string; mail: string | null; booking: string | null; at: Date | null }[];
  audit: { event: AuditEvent; subjectKind: string; subjectId: string; reason: string | null }[];
}

export interface Foreseen<T> {
  value: T;
  effect: Effect;
  /** The same for two effects that differ in nothing but the moment at which they were foreseen. */
  fingerprint: string;
}

type Time = Omit<Effect["times"][number], "change">;

/**
 * What `work`, a verb or several, would do: it runs in a preview, and its effect is read from the rows that it wrote.
 * Nothing stays of it. `now` bounds which times of a boat matter: those that end after it.
 */
export function previewEffect<T>(work: () => Promise<T>, now: Date): Promise<Foreseen<T>> {
  return preview(async () => {
    const last = await readLastIds();
    const { value, after, boats } = await undone(async () => {
      const value = await work();
      const boats = await listTouchedBoats(last);
      return { value, boats, after: { ...(await readWritten(last)), times: await listTimes(boats, now) } };
    });
    // The inner transaction is rolled back: these are the times as they were.
    const before = await listTimes(boats, now);
    const effect = { ...after, times: compareTimes(before, after.times) };
    return { value, effect, fingerprint: fingerprintOf(effect) };
  });
}

/** Runs `work` in an inner transaction and takes that back. */
async function undone<T>(work: () => Promise<T>): Promise<T> {
  let made: { value: T } | undefined;
  const undo = new Error("undone on purpose");
  try {
    await inTransaction(async () => {
      made = { value: await work() };
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  if (!made) throw new Error("undone before it was made");
  return made.value;
}

/** Where the tables that only grow ended, and which refunds were open. */
interface LastIds {
  steps: string;
  orderSteps: string;
  jobs: string;
  audit: string;
  refunds: string[];
}

async function readLastIds(): Promise<LastIds> {
  const { rows } = await getPool().query<LastIds>(
    `select (select coalesce(max(id), 0) from reservation_history) as steps,
       (select coalesce(max(id), 0) from service_order_history) as "orderSteps",
       (select coalesce(max(id), 0) from graphile_worker.jobs) as jobs,
       (select coalesce(max(id), 0) from audit_events) as audit,
       (select coalesce(array_agg(id::text), '{}') from refunds where state in ('requested', 'sent')) as refunds`,
  );
  return rows[0] as LastIds;
}

const BOOKINGS = `(select id, number, boat_id from reservations union all
  select id, number, boat_id from service_orders) b`;

/** The boats that a booking or an audit line written since then is about. */
async function listTouchedBoats(last: LastIds): Promise<number[]> {
  const { rows } = await getPool().query<{ id: number }>(
    `select boat_id as id from reservation_history h join reservations r on r.id = h.reservation_id where h.id > $1
     union select boat_id from service_order_history h join service_orders o on o.id = h.order_id
       where h.id > $2 and boat_id is not null
     union select b.boat_id from audit_events a join ${BOOKINGS}
       on b.id = case when a.subject_kind in ('reservation', 'order') then a.subject_id::uuid end
       where a.id > $3 and b.boat_id is not null
     union select subject_id::int from audit_events where id > $3 and subject_kind = 'boat'`,
    [last.steps, last.orderSteps, last.audit],
  );
  return rows.map(({ id }) => id);
}

async function readWritten(last: LastIds): Promise<Omit<Effect, "times">> {
  const pool = getPool();
  const statuses = await pool.query<Effect["statuses"][number]>(
    `select r.number as booking, h.from_status as from, h.to_status as to
       from reservation_history h join reservations r on r.id = h.reservation_id where h.id > $1
     union all
     select o.number, h.from_status, h.to_status
       from service_order_history h join service_orders o on o.id = h.order_id where h.id > $2`,
    [last.steps, last.orderSteps],
  );
  const refunds = await pool.query<Effect["refunds"][number]>(
    `select b.number as booking, f.amount_minor::float8 as minor, f.currency, f.reason
     from refunds f join payments p on p.id = f.payment_id
     join ${BOOKINGS} on b.id in (p.reservation_id, p.service_order_id)
     where f.state in ('requested', 'sent') and f.id <> all($1::uuid[]) order by b.number, f.amount_minor`,
    [last.refunds],
  );
  const messages = await pool.query<Effect["messages"][number]>(
    `select t.identifier as job, j.payload->>'mail' as mail, b.number as booking,
       case when j.run_at > now() then j.run_at end as at
     from ${STORED_JOBS}
     left join ${BOOKINGS} on b.id in ((j.payload->>'reservationId')::uuid, (j.payload->>'orderId')::uuid)
     where j.id > $1 and t.identifier like 'tell\\_%' order by j.id`,
    [last.jobs],
  );
  const audit = await pool.query<Effect["audit"][number]>(
    `select event, subject_kind as "subjectKind", subject_id as "subjectId", reason
     from audit_events where id > $1 order by id`,
    [last.audit],
  );
  return { statuses: statuses.rows, refunds: refunds.rows, messages: messages.rows, audit: audit.rows };
}

async function listTimes(boats: readonly number[], now: Date): Promise<Time[]> {
  const { rows } = await getPool().query<Time>(
    `select b.code as boat, o.kind, lower(o.period) as from, upper(o.period) as until
     from boat_occupancies o join boats b on b.id = o.boat_id
     where o.boat_id = any($1) and upper(o.period) > $2 order by b.code, lower(o.period)`,
    [boats, now],
  );
  return rows;
}

function compareTimes(before: readonly Time[], after: readonly Time[]): Effect["times"] {
  const keyOf = (time: Time) => JSON.stringify(time);
  const [were, are] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const freed = before.filter((time) => !are.has(keyOf(time)));
  const taken = after.filter((time) => !were.has(keyOf(time)));
  return [
    ...freed.map((time) => ({ change: "freed" as const, ...time })),
    ...taken.map((time) => ({ change: "taken" as const, ...time })),
  ];
}

/** When a message leaves is left out: it moves with the moment. */
function fingerprintOf({ messages, ...effect }: Effect): string {
  const told = messages.map(({ job, mail, booking }) => [job, mail, booking]);
  return createHash("sha256")
    .update(JSON.stringify([effect, told]))
    .digest("base64url");
}
