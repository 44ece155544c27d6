import { isUuid } from "@/lib/domain/shared/is-uuid";
import {
  type Currency,
  ORDER_STATUSES,
  type OrderStatus,
  RESERVATION_STATUSES,
  type ReservationStatus,
} from "@/lib/domain/shared/vocabulary";
import type { ShapeOf } from "@/lib/domain/staff/console-lists";
import type { ListQuery } from "@/lib/domain/staff/list-query";
import { foldBoatCode } from "@/lib/server/catalogue/boats/find-boat-by-code";
import { onDays } from "@/lib/server/operator/list/day-range";
import {
  type Cut,
  cutSql,
  type ListedRow,
  type ListPage,
  orderSql,
  readPage,
  Values,
} from "@/lib/server/operator/list/read-page";
import { getPool } from "@/lib/server/platform/db/pool";

export type BookingQuery = ListQuery<ShapeOf<"bookings">>;

/** A trip or a celebration in the list of all. */
export type ListedBooking = ListedRow & {
  number: string;
  boatCode: string | null;
  /** Of a celebration without hours the beginning of its day. */
  startsAt: Date;
  hasHours: boolean;
  personCount: number | null;
  customerName: string;
  currency: Currency;
  totalMinor: number;
  /** What payments brought minus what went back or is on its way. */
  paidMinor: number;
  /** To be paid on board. */
  remainingMinor: number;
  createdAt: Date;
} & ({ kind: "reservation"; status: ReservationStatus } | { kind: "order"; status: OrderStatus });

/** When a celebration begins; its day where it has no hours. The same text as that of the index. */
const ORDER_START = "coalesce(x.starts_at, x.service_day::timestamp at time zone 'Europe/Istanbul')";
const TABLES = { reservation: "reservations", order: "service_orders" } as const;
type Kind = keyof typeof TABLES;

const SORTS = {
  departure: { type: "timestamptz", key: { reservation: "x.starts_at", order: ORDER_START } },
  created: { type: "timestamptz", key: { reservation: "x.created_at", order: "x.created_at" } },
  total: { type: "bigint", key: { reservation: "x.total_minor", order: "x.total_minor" } },
} as const satisfies Record<BookingQuery["sort"], { type: string; key: Record<Kind, string> }>;

/** Nothing is to be paid on board any more. */
const ENDED = "'request_rejected', 'request_cancelled', 'request_timeout', 'reservation_cancelled'";

const COLUMNS = {
  reservation: `null::text as customer_name, x.starts_at, true as has_hours,
    case when x.status in (${ENDED}) then 0 else x.remaining_minor end as remaining_minor`,
  order: `x.customer_name, ${ORDER_START}, x.starts_at is not null, 0::bigint`,
} as const satisfies Record<Kind, string>;

/** What payments brought minus what went back or is on its way; a column for each kind, since each has its index. */
const kept = (column: string) => `coalesce((select sum(p.amount_minor - coalesce(
    (select sum(f.amount_minor) from refunds f where f.payment_id = p.id and f.state <> 'failed'), 0))
  from payments p where p.${column} = x.id and p.state in ('paid', 'paid_too_late')), 0)::float8`;

/** A page of all bookings that fit. */
export function listBookings(query: BookingQuery): Promise<ListPage<ListedBooking>> {
  return readPage(
    query,
    (id) => findKey(query, id),
    (cut) => readBookings(query, cut),
  );
}

async function findKey({ sort }: BookingQuery, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const { key } = SORTS[sort];
  const { rows } = await getPool().query<{ key: string }>(
    `select (${key.reservation})::text as key from reservations x where id = $1
     union all select (${key.order})::text from service_orders x where id = $1`,
    [id],
  );
  return rows[0]?.key ?? null;
}

/** The bookings of a cut: each table gives as many as there is room for, the two are then merged. */
export async function readBookings(query: BookingQuery, cut: Cut): Promise<ListedBooking[]> {
  const values = new Values();
  const { type, key } = SORTS[query.sort];
  const branch = (kind: Kind) => {
    const { where, order } = cutSql(values, { key: key[kind], type, id: "x.id" }, cut);
    const conditions = [...conditionsOf(kind, query, values), where].join(" and ");
    return `(select '${kind}' as kind, x.id, x.number, x.status, x.boat_id, x.user_id, x.person_count, x.currency,
      x.total_minor, x.created_at, ${key[kind]} as key, ${COLUMNS[kind]}
      from ${TABLES[kind]} x where ${conditions} ${order})`;
  };
  const both = `${branch("reservation")} union all ${branch("order")}`;
  const merged = orderSql(values, { key: "x.key", id: "x.id" }, cut);
  const way = cut.descending ? "desc" : "asc";
  const { rows } = await getPool().query<ListedBooking>(
    `select x.kind, x.id, x.key::text as key, x.number, x.status, b.code as "boatCode",
       x.starts_at as "startsAt", x.has_hours as "hasHours", x.person_count as "personCount",
       coalesce(x.customer_name, u.name || ' ' || u.surname) as "customerName", x.currency,
       x.total_minor::float8 as "totalMinor", x.remaining_minor::float8 as "remainingMinor",
       case x.kind when 'reservation' then ${kept("reservation_id")}
         else ${kept("service_order_id")} end as "paidMinor", x.created_at as "createdAt"
     from (select * from (${both}) x ${merged}) x
     join users u on u.id = x.user_id left join boats b on b.id = x.boat_id
     order by x.key ${way}, x.id ${way}`,
    values.list,
  );
  return rows;
}

/** How many bookings fit; counted up to `max`. */
export async function countBookings(query: BookingQuery, max: number): Promise<number> {
  const values = new Values();
  const branch = (kind: Kind) =>
    `(select from ${TABLES[kind]} x where ${conditionsOf(kind, query, values).join(" and ")} limit ${max})`;
  const both = `${branch("reservation")} union all ${branch("order")}`;
  const { rows } = await getPool().query<{ count: number }>(
    `select count(*)::int as count from (select from (${both}) x limit ${max}) x`,
    values.list,
  );
  return rows[0]?.count ?? 0;
}

const PREFIX = { reservation: "PLM-", order: "ORG-" } as const satisfies Record<Kind, string>;

/** Numbers that begin with it, with or without the letters that they all have. */
function numberPattern(typed: string, kind: Kind): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z-]/g, "");
  return `${letters.startsWith(PREFIX[kind].slice(0, 3)) ? "" : PREFIX[kind]}${letters}%`;
}

/** Of a trip where it departs; of a celebration its boat's, or the one that was chosen where it has no boat. */
const PORT = {
  reservation: (port: string) => `x.departure_port_id = ${port}`,
  order: (port: string) =>
    `(x.boat_id in (select id from boats where port_id = ${port}) or x.boat_id is null and x.place_id = ${port})`,
} as const satisfies Record<Kind, (port: string) => string>;
const STATUSES = { reservation: RESERVATION_STATUSES, order: ORDER_STATUSES } as const;

const hasStatus = (kind: Kind, status: string) => (STATUSES[kind] as readonly string[]).includes(status);

function conditionsOf(kind: Kind, { chosen }: BookingQuery, values: Values): string[] {
  const { number, status, port, boat, currency } = chosen;
  const boatId = (code: string) =>
    `(select id from boats where code_folded = ${values.add(foldBoatCode(code))})`;
  return [
    "true",
    ...(number ? [`x.number like ${values.add(numberPattern(number, kind))}`] : []),
    ...(status ? [hasStatus(kind, status) ? `x.status = ${values.add(status)}` : "false"] : []),
    ...(port ? [PORT[kind](values.add(port))] : []),
    ...(boat ? [`x.boat_id = ${boatId(boat)}`] : []),
    ...(currency ? [`x.currency = ${values.add(currency)}`] : []),
    ...onDays(values, SORTS.departure.key[kind], chosen.departs_from, chosen.departs_until),
    ...onDays(values, SORTS.created.key[kind], chosen.made_from, chosen.made_until),
  ];
}
