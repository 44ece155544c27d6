import { eq } from "drizzle-orm";
import type { ChangeEntry } from "@/lib/contracts/changes";
import type { MessageResponse } from "@/lib/contracts/messages";
import type { OwnerPrice, OwnerTripFacts } from "@/lib/domain/reservations/owner-trip";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import type { BookingKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { type Passenger, readSentPassengers } from "@/lib/server/booking/guests/read-guests";
import { countRivals } from "@/lib/server/booking/lifecycle/rivals";
import type { OrderRecord } from "@/lib/server/booking/orders/read-orders";
import { describeChange } from "@/lib/server/booking/reservations/change-records";
import type { ReservationRecord, ReviewRecord } from "@/lib/server/booking/reservations/read-reservations";
import { isSlotFree } from "@/lib/server/catalogue/occupancy/is-slot-free";
import { getDb } from "@/lib/server/platform/db/pool";
import { users } from "@/lib/server/platform/db/schema/accounts";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";
import { listThread } from "@/lib/server/talk/messages/list-messages";
import { findOwnerBooking, type OwnerBooking } from "@/lib/server/talk/owner-links/find-owner-booking";
import { type OwnerLinkState, ownerLinkState } from "@/lib/server/talk/owner-links/owner-link-state";

/** What an owner may know about an active request. */
export interface OwnerTrip extends OwnerTripFacts {
  /** Null for a special service: the site settles its price with the owner. */
  money: OwnerPrice | null;
  /** Whether the hours are still free; always true unless the owner must answer. */
  slotFree: boolean;
  /** How many other requests want the hours while the owner must answer; otherwise 0. */
  rivals: number;
  messages: MessageResponse[];
  /** The guests who come, as they have answered by now; null until the passenger list was sent. */
  passengers: Passenger[] | null;
  /** The change that waits for the owner's answer; null when there is none. */
  change: ChangeEntry | null;
}

export type OwnerReview = Pick<ReviewRecord, "title" | "text" | "locale" | "reply">;

export interface OwnerPage extends OwnerLinkState {
  kind: BookingKind;
  number: string;
  boat: string;
  /** Null once the request has ended: then the page only shows the outcome. */
  trip: OwnerTrip | null;
  /** The customer's review; null without one, or when its texts were deleted with the account. */
  review: OwnerReview | null;
  /** The server's clock, ISO: countdowns start from it. */
  now: string;
}

/**
 * The data of `/owner/{token}` for a trip or order. Opening the link changes nothing. Null for a token that opens
 * nothing.
 */
export async function getOwnerPage(token: string, locale: Locale, now: Date): Promise<OwnerPage | null> {
  const booking = await findOwnerBooking(token, locale);
  if (!booking?.record.boat) return null;
  const { kind, record } = booking;
  const linkState = ownerLinkState(booking, now);
  return {
    ...linkState,
    kind,
    number: record.number,
    boat: booking.record.boat.name,
    trip: linkState.alive ? await readTrip(booking, linkState, locale, now) : null,
    review: booking.kind === "order" ? null : reviewOf(booking.record),
    now: now.toISOString(),
  };
}

function reviewOf({ review }: ReservationRecord): OwnerReview | null {
  if (!review || review.text === "") return null;
  const { title, text, locale, reply } = review;
  return { title, text, locale, reply };
}

async function readTrip(
  booking: OwnerBooking,
  { state }: OwnerLinkState,
  locale: Locale,
  now: Date,
): Promise<OwnerTrip | null> {
  const { id, boat, startsAt, endsAt } = booking.record;
  if (!boat || !startsAt || !endsAt) return null;
  const turnaroundMinutes = await readTurnaround(booking);
  const slot = { boatId: boat.id, startsAt: new Date(startsAt), endsAt: new Date(endsAt), turnaroundMinutes };
  const waiting = state === "waiting";
  const [described, messages, passengers, slotFree, rivals] = await Promise.all([
    booking.kind === "order"
      ? describeOrderTrip(booking.record, locale)
      : describeTrip(booking.record, locale),
    listThread({ kind: booking.kind, id }, now),
    booking.kind === "order" ? null : readSentPassengers(getDb(), id),
    !waiting || isSlotFree(getDb(), slot, now, id),
    waiting ? countRivals(getDb(), { id, ...slot }, now) : 0,
  ]);
  return {
    startsAt: toTripTime(slot.startsAt),
    endsAt: toTripTime(slot.endsAt),
    ...described,
    slotFree,
    rivals,
    messages,
    passengers,
    change: booking.kind === "order" ? null : askedChange(booking.record, now),
  };
}

function askedChange({ changes }: ReservationRecord, now: Date): ChangeEntry | null {
  const described = changes.map((change) => describeChange(change, now));
  return described.find(({ status }) => status === "asked") ?? null;
}

type DescribedTrip = Omit<
  OwnerTrip,
  "startsAt" | "endsAt" | "slotFree" | "rivals" | "messages" | "passengers" | "change"
>;

async function describeTrip(record: ReservationRecord, locale: Locale): Promise<DescribedTrip> {
  return {
    personCount: record.personCount,
    port: record.departurePort.name,
    arrival: record.arrivalPort?.name ?? null,
    ...(await readCustomer(record.userId, record.paidAt !== null)),
    note: record.note,
    service: null,
    money: {
      currency: record.currency,
      lines: record.lines.map(({ code, label, quantity, unitPriceMinor, amountMinor }) => ({
        code,
        label: label[locale],
        quantity,
        unitPriceMinor,
        amountMinor,
      })),
      totalMinor: record.totalMinor,
      prepaymentMinor: record.prepaymentMinor,
      remainingMinor: record.remainingMinor,
    },
  };
}

async function describeOrderTrip(record: OrderRecord, locale: Locale): Promise<DescribedTrip> {
  const paid = record.paidAt !== null;
  return {
    personCount: record.personCount,
    port: record.boat?.port ?? "",
    arrival: null,
    ...(paid
      ? { customer: record.customerName, phone: record.phone }
      : await readCustomer(record.userId, false)),
    note: record.note,
    service: `${record.service.name[locale]} · ${record.package.name[locale]}`,
    money: null,
  };
}

async function readTurnaround({ kind, record: { id } }: OwnerBooking): Promise<number> {
  const table = kind === "order" ? serviceOrders : reservations;
  const [row] = await getDb()
    .select({ minutes: table.turnaroundMinutes })
    .from(table)
    .where(eq(table.id, id));
  return row?.minutes ?? 0;
}

async function readCustomer(
  userId: string,
  paid: boolean,
): Promise<{ customer: string; phone: string | null }> {
  const [row] = await getDb()
    .select({ name: users.name, surname: users.surname, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`No customer ${userId}`);
  const { name, surname, phone } = row;
  return paid ? { customer: `${name} ${surname}`, phone } : { customer: name, phone: null };
}
