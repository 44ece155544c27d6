import type { Pool } from "pg";
import { readChangedValues } from "@/lib/server/operator/effect/changed-values";
import { compareRecords, countRecords } from "@/lib/server/operator/effect/customer-records";
import type { BookingField, Effect } from "@/lib/server/operator/effect/effect";
import { readOwnersMoney } from "@/lib/server/operator/effect/read-owners-money";
import { getPool } from "@/lib/server/platform/db/pool";
import { STORED_JOBS } from "@/lib/server/platform/db/stored-jobs";

type Time = Omit<Effect["times"][number], "change">;

/** Where the tables that only grow ended. */
export interface LastIds {
  steps: string;
  orderSteps: string;
  jobs: string;
  audit: string;
}

/** The rows that a transaction wrote, by their ids. */
export interface WrittenRows {
  steps: string[];
  orderSteps: string[];
  jobs: string[];
  audit: string[];
  refunds: string[];
}

/** Where the tables that only grow end now. */
export async function readLastIds(): Promise<LastIds> {
  const { rows } = await getPool().query<LastIds>(
    `select (select coalesce(max(id), 0) from reservation_history) as steps,
       (select coalesce(max(id), 0) from service_order_history) as "orderSteps",
       (select coalesce(max(id), 0) from graphile_worker.jobs) as jobs,
       (select coalesce(max(id), 0) from audit_events) as audit`,
  );
  return rows[0] as LastIds;
}

/**
 * What the running transaction wrote since then: what it sees and `outside`, another connection, does not. What others
 * commit meanwhile is therefore no part of it.
 */
export async function listWrittenRows(last: LastIds, outside: Pool): Promise<WrittenRows> {
  const inside = await listRows(getPool(), last);
  const others = await listRows(outside, last);
  const own = (kind: keyof WrittenRows) => inside[kind].filter((id) => !others[kind].includes(id));
  return {
    steps: own("steps"),
    orderSteps: own("orderSteps"),
    jobs: own("jobs"),
    audit: own("audit"),
    refunds: own("refunds"),
  };
}

async function listRows(pool: Pool, last: LastIds): Promise<WrittenRows> {
  const { rows } = await pool.query<WrittenRows>(
    `select array(select id::text from reservation_history where id > $1 order by id) as steps,
       array(select id::text from service_order_history where id > $2 order by id) as "orderSteps",
       array(select id::text from graphile_worker.jobs where id > $3 order by id) as jobs,
       array(select id::text from audit_events where id > $4 order by id) as audit,
       array(select id::text from refunds where state in ('requested', 'sent')) as refunds`,
    [last.steps, last.orderSteps, last.jobs, last.audit],
  );
  return rows[0] as WrittenRows;
}

/** What those rows mean, and what became another of the bookings and boats that they are about. */
export async function readEffect(written: WrittenRows, outside: Pool, now: Date): Promise<Effect> {
  const { boats, bookings } = await listTouched(written, outside);
  const after = await listTimes(getPool(), boats, now);
  const before = await listTimes(outside, boats, now);
  return {
    ...(await readWritten(written)),
    records: await readRecords(written, outside),
    values: await readChangedValues(written.audit, outside),
    ownersMoney: await readOwnersMoney(written.audit),
    changes: compareBookings(await listBookings(outside, bookings), await listBookings(getPool(), bookings)),
    times: compareTimes(before, after),
  };
}

async function readRecords(written: WrittenRows, outside: Pool): Promise<Effect["records"]> {
  const { rows } = await getPool().query<{ id: string; gone: boolean }>(
    `select subject_id as id, bool_or(event = 'account_deleted') as gone from audit_events
     where id = any($1::bigint[]) and subject_kind = 'customer' group by subject_id`,
    [written.audit],
  );
  const ids = rows.map(({ id }) => id);
  const gone = new Set(rows.flatMap(({ id, gone }) => (gone ? [id] : [])));
  return compareRecords(await countRecords(outside, ids), await countRecords(getPool(), ids), gone);
}

const BOOKINGS = `(select id, number, boat_id from reservations union all
  select id, number, boat_id from service_orders) b`;

/** The bookings that a history line, an audit line or a change is about, and all boats of these and of audit lines. */
async function listTouched(
  written: WrittenRows,
  outside: Pool,
): Promise<{ boats: number[]; bookings: string[] }> {
  const { rows } = await getPool().query<{ id: string; boat: number | null }>(
    `select r.id, r.boat_id as boat from reservation_history h join reservations r on r.id = h.reservation_id
       where h.id = any($1::bigint[])
     union select o.id, o.boat_id from service_order_history h join service_orders o on o.id = h.order_id
       where h.id = any($2::bigint[])
     union select b.id, b.boat_id from audit_events a join ${BOOKINGS}
       on b.id = case when a.subject_kind in ('reservation', 'order') then a.subject_id::uuid end
       where a.id = any($3::bigint[])`,
    [written.steps, written.orderSteps, written.audit],
  );
  const { rows: audited } = await getPool().query<{ boat: number }>(
    "select subject_id::int as boat from audit_events where id = any($1::bigint[]) and subject_kind = 'boat'",
    [written.audit],
  );
  // A moved trip leaves a boat.
  const { rows: left } = await outside.query<{ boat: number | null }>(
    `select b.boat_id as boat from ${BOOKINGS} where b.id = any($1::uuid[])`,
    [rows.map(({ id }) => id)],
  );
  const boats = [...rows, ...audited, ...left].flatMap(({ boat }) => (boat === null ? [] : [boat]));
  return { boats: [...new Set(boats)], bookings: rows.map(({ id }) => id) };
}

async function readWritten(
  written: WrittenRows,
): Promise<Omit<Effect, "times" | "changes" | "records" | "values" | "ownersMoney">> {
  const pool = getPool();
  const statuses = await pool.query<Effect["statuses"][number]>(
    // By their numbers: in which order rows that were written together got their ids is chance.
    `select booking, "from", "to" from (
       select r.number as booking, h.from_status as "from", h.to_status as "to", h.id
       from reservation_history h join reservations r on r.id = h.reservation_id where h.id = any($1::bigint[])
       union all
       select o.number, h.from_status, h.to_status, h.id
       from service_order_history h join service_orders o on o.id = h.order_id where h.id = any($2::bigint[])
     ) steps order by booking, id`,
    [written.steps, written.orderSteps],
  );
  const refunds = await pool.query<Effect["refunds"][number]>(
    `select b.number as booking, f.amount_minor::float8 as minor, f.currency, f.reason
     from refunds f join payments p on p.id = f.payment_id
     join ${BOOKINGS} on b.id in (p.reservation_id, p.service_order_id)
     where f.id = any($1::uuid[]) order by b.number, f.amount_minor`,
    [written.refunds],
  );
  const messages = await pool.query<Effect["messages"][number]>(
    `select t.identifier as job, j.payload->>'mail' as mail, b.number as booking,
       case when j.run_at > now() then j.run_at end as at
     from ${STORED_JOBS}
     left join ${BOOKINGS} on b.id in ((j.payload->>'reservationId')::uuid, (j.payload->>'orderId')::uuid)
     where j.id = any($1::bigint[]) and (t.identifier like 'tell\\_%' or t.identifier = 'send_code') order by j.id`,
    [written.jobs],
  );
  const audit = await pool.query<Effect["audit"][number]>(
    // Each preview of a new boat takes another id.
    `select event, subject_kind as "subjectKind", reason,
       case when event = 'boat_saved' then data->>'code' else subject_id end as "subjectId"
     from audit_events where id = any($1::bigint[]) order by id`,
    [written.audit],
  );
  const proposals = await pool.query<Effect["proposals"][number]>(
    `select data->>'number' as booking, (data->>'amountMinor')::float8 as minor, data->>'currency' as currency
     from audit_events where id = any($1::bigint[]) and event = 'refund_proposed' order by id`,
    [written.audit],
  );
  const warnings = await pool.query<Effect["warnings"][number]>(
    `select a.data->>'code' as boat, w->>'key' as key, w->'values' as values
     from audit_events a, jsonb_array_elements(a.data->'warnings') with ordinality x (w, place)
     where a.id = any($1::bigint[]) and a.event in ('boat_saved', 'boat_imported') order by a.id, place`,
    [written.audit],
  );
  return {
    statuses: statuses.rows,
    refunds: refunds.rows,
    messages: messages.rows,
    audit: audit.rows,
    proposals: proposals.rows,
    warnings: warnings.rows,
  };
}

type Booking = Record<BookingField, string | null> & Pick<Effect["changes"][number], "booking" | "currency">;

async function listBookings(pool: Pool, ids: readonly string[]): Promise<Booking[]> {
  const refunded = (key: string) => `(select coalesce(sum(f.amount_minor), 0)::text from refunds f
    join payments p on p.id = f.payment_id where p.${key} and f.state <> 'failed')`;
  // To the millisecond: a deadline that moves within its second has moved, whenever the same act is looked at again.
  const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const { rows } = await pool.query<Booking>(
    `select r.number as booking, r.currency, b.code as boat, ${iso("r.starts_at")} as starts_at,
       ${iso("r.ends_at")} as ends_at, r.person_count::text, r.total_minor::text as total,
       r.prepayment_minor::text as prepayment, r.remaining_minor::text as remaining,
       ${refunded("reservation_id = r.id")} as refunded, ${iso("r.expires_at")} as expires_at, case when r.no_show_at is not null then 'no_show' end as no_show
     from reservations r join boats b on b.id = r.boat_id where r.id = any($1::uuid[])
     union all
     select o.number, o.currency, b.code, ${iso("o.starts_at")}, null, o.person_count::text, o.total_minor::text,
       null, null, ${refunded("service_order_id = o.id")}, ${iso("o.expires_at")}, null
     from service_orders o left join boats b on b.id = o.boat_id where o.id = any($1::uuid[])
     order by 1`,
    [ids],
  );
  return rows;
}

function compareBookings(before: readonly Booking[], after: readonly Booking[]): Effect["changes"] {
  return after.flatMap(({ booking, currency, ...fields }) => {
    const former = before.find((one) => one.booking === booking);
    const formerly = (field: BookingField) => former?.[field] ?? null;
    return (Object.keys(fields) as BookingField[])
      .filter((field) => formerly(field) !== fields[field] && (former || field !== "refunded"))
      .map((field) => ({ booking, field, from: formerly(field), to: fields[field], currency }));
  });
}

async function listTimes(pool: Pool, boats: readonly number[], now: Date): Promise<Time[]> {
  const { rows } = await pool.query<Time>(
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
