import { DESK_TRIP_DAYS } from "@/lib/domain/owners/desk-limits";
import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { getPool } from "@/lib/server/platform/db/pool";
import { ownerToken } from "@/lib/server/talk/owner-links/owner-link";

/** A request, an order or a change of a paid trip that waits for the owner's answer. */
export interface DeskRequest {
  kind: "request" | "order" | "change";
  number: string;
  boat: string;
  customerName: string;
  personCount: number | null;
  startsAt: Date;
  endsAt: Date | null;
  answerBy: Date;
  /** Opens the page where it is answered. */
  token: string;
}

/** A paid trip that begins within the next 30 days or is under way. */
export interface DeskTrip {
  kind: "trip" | "service";
  number: string;
  boat: string;
  port: string;
  pier: string | null;
  /** Null for a service without hours. */
  startsAt: Date | null;
  endsAt: Date | null;
  day: string;
  personCount: number | null;
  customerName: string;
  customerPhone: string | null;
  /** What is to be collected on board, in minor units. */
  remainingMinor: number;
  currency: Currency;
  note: string | null;
  /** Opens the page of the trip. */
  token: string;
}

type Stored<T> = Omit<T, "token"> & { id: string; ownerEmail: string };

const withToken = <T>({ id, ownerEmail, ...row }: Stored<T>) =>
  ({ ...row, token: ownerToken(id, ownerEmail) }) as unknown as T;

const boatName = `coalesce((select t.name from boat_texts t where t.boat_id = b.id and t.locale = $2),
  (select t.name from boat_texts t where t.boat_id = b.id and t.locale = '${DEFAULT_LOCALE}')) as boat`;
const isTheirs = `b.owner_id = $1`;

/** What waits for an answer of this owner, the most urgent first. */
export async function listDeskRequests(ownerId: string, locale: Locale, now: Date): Promise<DeskRequest[]> {
  const facts = `b.owner_email as "ownerEmail", ${boatName}`;
  const { rows } = await getPool().query<Stored<DeskRequest>>(
    `select 'request' as kind, r.id, r.number, r.expires_at as "answerBy", ${facts},
       u.name as "customerName", r.person_count as "personCount", r.starts_at as "startsAt", r.ends_at as "endsAt"
     from reservations r join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     where ${isTheirs} and r.status = 'request_created' and r.expires_at > $3
     union all
     select 'change', r.id, r.number, c.expires_at, ${facts}, u.name || ' ' || u.surname, c.person_count, c.starts_at,
       c.ends_at
     from reservation_changes c join reservations r on r.id = c.reservation_id
     join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     where ${isTheirs} and c.status = 'asked' and c.expires_at > $3
     union all
     select 'order', o.id, o.number, o.expires_at, ${facts}, split_part(o.customer_name, ' ', 1), o.person_count,
       coalesce(o.starts_at, o.service_day::timestamp at time zone 'Europe/Istanbul'), o.ends_at
     from service_orders o join boats b on b.id = o.boat_id
     where ${isTheirs} and o.status = 'order_requested' and o.expires_at > $3
     order by "answerBy"`,
    [ownerId, locale, now],
  );
  return rows.map((row) => withToken<DeskRequest>(row));
}

/**
 * The paid trips of this owner that are under way or begin within 30 days, by their start; of these boats only, where a
 * list is given.
 */
export async function listDeskTrips(
  ownerId: string,
  boatIds: readonly number[] | null,
  locale: Locale,
  now: Date,
): Promise<DeskTrip[]> {
  const until = toInstant(atHour(addDays(tripDayOf(now), DESK_TRIP_DAYS + 1), 0));
  const text = (column: string) => `coalesce(${column}->>$2, ${column}->>'${DEFAULT_LOCALE}')`;
  const facts = `b.owner_email as "ownerEmail", ${boatName}, ${text("p.name")} as port, ${text("p.meeting_point")} as pier`;
  const { rows } = await getPool().query<Stored<DeskTrip>>(
    `select 'trip' as kind, r.id, r.number, ${facts}, r.starts_at as "startsAt", r.ends_at as "endsAt",
       to_char(r.starts_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day, r.person_count as "personCount",
       u.name || ' ' || u.surname as "customerName", u.phone as "customerPhone",
       r.remaining_minor::float8 as "remainingMinor", r.currency, r.note
     from reservations r join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     join places p on p.id = r.departure_port_id
     where ${isTheirs} and ($3::int[] is null or b.id = any($3)) and r.status in ('reservation_created', 'reservation_coming')
       and r.ends_at > $4 and r.starts_at < $5
     union all
     select 'service', o.id, o.number, ${facts}, o.starts_at, o.ends_at, o.service_day::text, o.person_count,
       o.customer_name, o.phone, 0, o.currency, o.note
     from service_orders o join boats b on b.id = o.boat_id join places p on p.id = b.port_id
     where ${isTheirs} and ($3::int[] is null or b.id = any($3)) and o.status = 'order_paid'
       and o.service_day between $6::date and $6::date + ${DESK_TRIP_DAYS}
     order by day, "startsAt" nulls last, number`,
    [ownerId, locale, boatIds, now, until, tripDayOf(now)],
  );
  return rows.map((row) => withToken<DeskTrip>(row));
}
