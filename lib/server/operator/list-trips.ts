import {
  addDays,
  atHour,
  type TripDay,
  type TripTime,
  toInstant,
  tripDayOf,
} from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { DEFAULT_LOCALE, type Locale, OPERATOR_LOCALE } from "@/lib/i18n/locales";
import { dayLightOf } from "@/lib/server/catalogue/boats/day-light-of";
import { getPool } from "@/lib/server/platform/db/pool";

/** A paid trip or special service of a day, with whom to call and what to collect. */
export interface ManifestRow {
  kind: "trip" | "service";
  id: string;
  number: string;
  /** Null for a service without hours: the operator still arranges them. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** Null where the operator still chooses the boat. */
  boatCode: string | null;
  boatName: string | null;
  portId: number | null;
  port: string | null;
  pier: string | null;
  personCount: number | null;
  customerName: string;
  customerPhone: string | null;
  captainName: string | null;
  captainPhone: string | null;
  ownerPhone: string | null;
  /** What is paid on board. */
  remainingMinor: number;
  currency: Currency;
  /** Whether guests were invited, and when their list went to the captain. */
  guestsInvited: boolean;
  listSentAt: Date | null;
  note: string | null;
  /** When the sun sets at the port, by its clock; null for stays over night and without a port. */
  sunset: TripTime | null;
}

type StoredRow = Omit<ManifestRow, "sunset"> & { latitude: number | null; longitude: number | null };

const textIn = (locale: Locale) => (column: string) =>
  `coalesce(${column}->>'${locale}', ${column}->>'${DEFAULT_LOCALE}')`;
const BOAT_NAME = `(select t.name from boat_texts t where t.boat_id = b.id and t.locale = '${DEFAULT_LOCALE}')`;

/** The manifest of a day: every paid trip and service that takes place on it, by its start; places in a language. */
export async function listTrips(day: TripDay, locale: Locale = OPERATOR_LOCALE): Promise<ManifestRow[]> {
  const text = textIn(locale);
  const { rows } = await getPool().query<StoredRow>(
    `select 'trip' as kind, r.id, r.number, r.starts_at as "startsAt", r.ends_at as "endsAt", b.code as "boatCode",
       ${BOAT_NAME} as "boatName", p.id as "portId", ${text("p.name")} as port, ${text("p.meeting_point")} as pier,
       r.person_count as "personCount", u.name || ' ' || u.surname as "customerName", u.phone as "customerPhone",
       b.captain_name as "captainName", b.captain_phone as "captainPhone", b.owner_phone as "ownerPhone",
       r.remaining_minor::float8 as "remainingMinor", r.currency, i.reservation_id is not null as "guestsInvited",
       i.list_sent_at as "listSentAt", r.note, p.latitude, p.longitude
     from reservations r join boats b on b.id = r.boat_id join users u on u.id = r.user_id
     join places p on p.id = r.departure_port_id left join trip_invitations i on i.reservation_id = r.id
     where r.status in ('reservation_created', 'reservation_coming', 'reservation_completed')
       and tstzrange(r.starts_at, r.ends_at) && tstzrange($1, $2)
     union all
     select 'service', o.id, o.number, o.starts_at, o.ends_at, b.code, ${BOAT_NAME}, p.id, ${text("p.name")},
       ${text("p.meeting_point")}, o.person_count, o.customer_name, o.phone, b.captain_name, b.captain_phone,
       b.owner_phone, 0, o.currency, false, null, o.note, p.latitude, p.longitude
     from service_orders o left join boats b on b.id = o.boat_id
     left join places p on p.id = coalesce(b.port_id, o.place_id)
     where o.status in ('order_paid', 'order_completed') and o.service_day = $3::date
     order by "startsAt" nulls last, number`,
    [toInstant(atHour(day, 0)), toInstant(atHour(addDays(day, 1), 0)), day],
  );
  return rows.map(({ latitude, longitude, ...row }) => {
    const endsThatDay = row.endsAt === null || tripDayOf(row.endsAt) === day;
    const hasLight = endsThatDay && latitude !== null && longitude !== null;
    return { ...row, sunset: hasLight ? dayLightOf({ latitude, longitude }, day).sunset : null };
  });
}
