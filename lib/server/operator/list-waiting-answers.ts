import type { Currency } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/platform/db/pool";

/** What a boat's owner has to answer: a request for a trip or a special service, or a change of a paid trip. */
export interface WaitingAnswer {
  kind: "request" | "order" | "change";
  number: string;
  answerBy: Date;
  boatCode: string;
  ownerName: string;
  ownerPhone: string | null;
  ownerEmail: string;
  customerName: string;
  personCount: number | null;
  startsAt: Date;
  /** Null for a special service without hours. */
  endsAt: Date | null;
  /** The present start of a trip that is to be changed. */
  oldStartsAt: Date | null;
  totalMinor: number;
  currency: Currency;
}

/** Everything that waits for an owner's answer, the most urgent first. */
export async function listWaitingAnswers(now: Date): Promise<WaitingAnswer[]> {
  const owner = `b.code as "boatCode", b.owner_name as "ownerName", b.owner_phone as "ownerPhone",
    b.owner_email as "ownerEmail"`;
  const { rows } = await getPool().query<WaitingAnswer>(
    `select 'request' as kind, r.number, r.expires_at as "answerBy", ${owner},
       u.name || ' ' || u.surname as "customerName", r.person_count as "personCount", r.starts_at as "startsAt",
       r.ends_at as "endsAt", null::timestamptz as "oldStartsAt", r.total_minor::float8 as "totalMinor", r.currency
     from reservations r join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     where r.status = 'request_created' and r.expires_at > $1
     union all
     select 'change', r.number, c.expires_at, ${owner}, u.name || ' ' || u.surname, c.person_count, c.starts_at,
       c.ends_at, r.starts_at, c.total_minor::float8, r.currency
     from reservation_changes c join reservations r on r.id = c.reservation_id
     join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     where c.status = 'asked' and c.expires_at > $1
     union all
     select 'order', o.number, o.expires_at, ${owner}, o.customer_name, o.person_count,
       coalesce(o.starts_at, o.service_day::timestamp at time zone 'Europe/Istanbul'), o.ends_at, null,
       o.total_minor::float8, o.currency
     from service_orders o join boats b on b.id = o.boat_id
     where o.status = 'order_requested' and o.expires_at > $1
     order by "answerBy"`,
    [now],
  );
  return rows;
}
