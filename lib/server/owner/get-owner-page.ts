import { sql } from "drizzle-orm";
import type { ChangeEntry } from "@/lib/contracts/changes";
import type { MessageResponse } from "@/lib/contracts/messages";
import { type TripTime, toTripTime } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { getDb } from "@/lib/server/db/pool";
import { listThread } from "@/lib/server/messages/list-messages";
import { isSlotFree } from "@/lib/server/occupancy/is-slot-free";
import { findOwnerReservation } from "@/lib/server/owner/find-owner-reservation";
import { type OwnerStanding, ownerStanding } from "@/lib/server/owner/owner-standing";
import { describeChange } from "@/lib/server/reservations/change-records";
import type { ReservationRecord } from "@/lib/server/reservations/read-reservations";
import { countRivals } from "@/lib/server/reservations/rivals";

/** What an owner may know about an active request. Money in minor units. */
export interface OwnerTrip {
  startsAt: TripTime;
  endsAt: TripTime;
  personCount: number;
  port: string;
  /** Where the trip ends, when not at the port of departure. */
  arrival: string | null;
  /** First name; the whole name and the phone once it is paid. */
  customer: string;
  phone: string | null;
  note: string | null;
  currency: Currency;
  lines: { code: string; label: string; quantity: number; amountMinor: number }[];
  totalMinor: number;
  prepaymentMinor: number;
  remainingMinor: number;
  /** While an answer is awaited: whether the hours are still free, and how many others want them. */
  slotFree: boolean;
  rivals: number;
  messages: MessageResponse[];
  /** Another time that the customer wishes for the paid trip and that awaits an answer; null when there is none. */
  change: ChangeEntry | null;
}

export interface OwnerPage extends OwnerStanding {
  number: string;
  boat: string;
  /** Null once the request has ended: then the page only shows the outcome. */
  trip: OwnerTrip | null;
  /** The server's clock, ISO: countdowns start from it. */
  now: string;
}

/** What `/owner/{token}` shows. Reads only: opening the link changes nothing. Null for a token that opens nothing. */
export async function getOwnerPage(token: string, locale: Locale, now: Date): Promise<OwnerPage | null> {
  const record = await findOwnerReservation(token, locale);
  if (!record) return null;
  const standing = ownerStanding(record, now);
  return {
    ...standing,
    number: record.number,
    boat: record.boat.name,
    trip: standing.alive ? await readTrip(record, standing, locale, now) : null,
    now: now.toISOString(),
  };
}

async function readTrip(
  record: ReservationRecord,
  { state }: OwnerStanding,
  locale: Locale,
  now: Date,
): Promise<OwnerTrip> {
  const { id, boat, paidAt } = record;
  const { turnaroundMinutes, ...customer } = await readCustomer(id, paidAt !== null);
  const [startsAt, endsAt] = [new Date(record.startsAt), new Date(record.endsAt)];
  const slot = { boatId: boat.id, startsAt, endsAt, turnaroundMinutes };
  const waiting = state === "waiting";
  const [messages, slotFree, rivals] = await Promise.all([
    listThread(id),
    !waiting || isSlotFree(getDb(), slot, now, id),
    waiting ? countRivals(getDb(), { id, ...slot }, now) : 0,
  ]);
  return {
    startsAt: toTripTime(startsAt),
    endsAt: toTripTime(endsAt),
    personCount: record.personCount,
    port: record.departurePort.name,
    arrival: record.arrivalPort?.name ?? null,
    ...customer,
    note: record.note,
    currency: record.currency,
    lines: record.lines.map(({ code, label, quantity, amountMinor }) => ({
      code,
      label: label[locale],
      quantity,
      amountMinor,
    })),
    totalMinor: record.totalMinor,
    prepaymentMinor: record.prepaymentMinor,
    remainingMinor: record.remainingMinor,
    slotFree,
    rivals,
    messages,
    change:
      record.changes.map((change) => describeChange(change, now)).find(({ status }) => status === "asked") ??
      null,
  };
}

interface Customer extends Pick<OwnerTrip, "customer" | "phone"> {
  turnaroundMinutes: number;
}

async function readCustomer(reservationId: string, paid: boolean): Promise<Customer> {
  const { rows } = await getDb().execute<{
    name: string;
    surname: string;
    phone: string | null;
    turnaround: number;
  }>(sql`
    select u.name, u.surname, u.phone, r.turnaround_minutes as turnaround
    from reservations r join users u on u.id = r.user_id where r.id = ${reservationId}`);
  const [row] = rows;
  if (!row) throw new Error(`No reservation ${reservationId}`);
  const { name, surname, phone, turnaround: turnaroundMinutes } = row;
  return paid
    ? { customer: `${name} ${surname}`, phone, turnaroundMinutes }
    : { customer: name, phone: null, turnaroundMinutes };
}
