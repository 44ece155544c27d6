import { sql } from "drizzle-orm";
import { checkBlock } from "@/lib/domain/availability/check-block";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import type { BookingKind, Currency } from "@/lib/domain/shared/vocabulary";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { endChange } from "@/lib/server/booking/lifecycle/end-change";
import { expireStaleHolds } from "@/lib/server/booking/lifecycle/expire-stale-holds";
import { lockChange } from "@/lib/server/booking/lifecycle/lock-change";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { cancelOrderIn } from "@/lib/server/booking/orders/cancel-order";
import { cancelReservationIn } from "@/lib/server/booking/reservations/cancel-reservation";
import { createInSlot } from "@/lib/server/catalogue/occupancy/create-in-slot";
import { lockBoat } from "@/lib/server/catalogue/occupancy/lock-boat";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import { audit } from "@/lib/server/platform/audit";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

export interface BoatOutage extends Period {
  boatId: number;
  /** Why, in words that the customers read. */
  reason: string;
}

/** A trip, event or request that cannot take place. */
export interface EndedBooking extends Period {
  kind: BookingKind;
  id: string;
  number: string;
  /** Whether it was only a request, which is declined. */
  isRequest: boolean;
  customerName: string;
  customerPhone: string | null;
  currency: Currency;
  /** What goes back of the money paid online. */
  refundMinor: number;
}

export interface TakenOut {
  bookings: EndedBooking[];
  /** The numbers of trips whose wished new time is refused; the trips stay. */
  changes: string[];
}

/**
 * Takes a boat out of service: its trips and events in that time are cancelled with a full refund, requests and changes
 * that need it are declined, and the time is blocked, in one transaction, so that nobody can book it in between. The
 * mails about trips offer other boats that are free; owners read that the boat is blocked. Refuses a time that ends
 * before it begins or lies in the past.
 */
export async function takeBoatOut(
  { boatId, startsAt, endsAt, reason }: BoatOutage,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<TakenOut, "not_found" | "end_before_start" | "block_in_past" | "slot_taken">> {
  const allowed = checkBlock({ startsAt, endsAt }, { now, evenLong: true });
  if (!allowed.ok && allowed.code !== "block_too_long") return refuse(allowed.code);
  return createInSlot(async (tx) => {
    if (!(await lockBoat(tx, boatId))) return refuse("not_found");
    await expireStaleHolds(tx, boatId, now);
    const out = { boatId, startsAt, endsAt };
    const bookings: EndedBooking[] = [];
    for (const booking of await listBookings(tx, out, now))
      bookings.push({ ...booking, refundMinor: await endBooking(tx, booking, { by, reason, now }) });
    const changes = await refuseChanges(tx, out, reason, now);
    await blockTheRest(tx, out, reason);
    await audit(tx, {
      by,
      event: "boat_taken_out",
      subject: { kind: "boat", id: String(boatId) },
      data: { startsAt, endsAt, bookings: bookings.map(({ number }) => number), changes },
      reason,
    });
    return accept({ bookings, changes });
  });
}

type FoundBooking = Omit<EndedBooking, "refundMinor">;
type Out = Omit<BoatOutage, "reason">;

/** Who ends the bookings, why and when. */
interface End {
  by: Actor<"staff">;
  reason: string;
  now: Date;
}

/** The bookings of that time, by their start. A request past its deadline is left to expire. */
async function listBookings(tx: Tx, { boatId, startsAt, endsAt }: Out, now: Date): Promise<FoundBooking[]> {
  const wanted = (alias: "r" | "o") => {
    const row = sql.raw(alias);
    return sql`${row}.boat_id = ${boatId} and ${rangeSql({ startsAt, endsAt })} && tstzrange(${row}.starts_at, ${row}.ends_at)
      and (${row}.expires_at is null or ${row}.expires_at > ${now.toISOString()}::timestamptz)`;
  };
  const { rows } = await tx.execute<{
    booking: Omit<FoundBooking, keyof Period> & Record<keyof Period, string>;
  }>(sql`
    select json_build_object('kind', 'reservation', 'id', r.id, 'number', r.number, 'startsAt', r.starts_at,
      'endsAt', r.ends_at, 'isRequest', r.status = 'request_created', 'currency', r.currency,
      'customerName', u.name || ' ' || u.surname, 'customerPhone', u.phone) as booking, r.starts_at
    from reservations r join users u on u.id = r.user_id
    where ${wanted("r")} and r.status in ('request_created', 'request_created_payment_pending', 'reservation_created',
      'reservation_coming')
    union all
    select json_build_object('kind', 'order', 'id', o.id, 'number', o.number, 'startsAt', o.starts_at,
      'endsAt', o.ends_at, 'isRequest', o.status = 'order_requested', 'currency', o.currency,
      'customerName', o.customer_name, 'customerPhone', o.phone), o.starts_at
    from service_orders o
    where ${wanted("o")} and o.status in ('order_requested', 'order_payment_pending', 'order_paid')
    order by starts_at`);
  return rows.map(({ booking }) => ({
    ...booking,
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
  }));
}

/** Declines a request, cancels everything else for the owner; returns what goes back. */
async function endBooking(tx: Tx, booking: FoundBooking, how: End): Promise<number> {
  const end = booking.kind === "order" ? endOrder : endReservation;
  const ended = await end(tx, booking, how);
  if (!ended.ok) throw new Error(`${booking.number} could not be ended: ${ended.code}`);
  return ended.value.refundMinor;
}

async function endReservation(tx: Tx, { id, isRequest }: FoundBooking, { by, reason, now }: End) {
  if (!isRequest) return cancelReservationIn(tx, { reservationId: id, ...forOwner(by, reason) }, now);
  const reservation = await lockReservation(tx, id);
  if (!reservation) return refuse("not_found");
  const declined = await applyReservationEvent(tx, reservation, {
    event: "decline",
    by,
    reason,
    now,
  });
  return declined.ok ? accept({ refundMinor: 0 }) : declined;
}

async function endOrder(tx: Tx, { id, isRequest }: FoundBooking, { by, reason, now }: End) {
  if (!isRequest) return cancelOrderIn(tx, { orderId: id, ...forOwner(by, reason) }, now);
  const order = await lockOrder(tx, id);
  if (!order) return refuse("not_found");
  const declined = await applyOrderEvent(tx, order, { event: "decline", by, reason, now });
  return declined.ok ? accept({ refundMinor: 0 }) : declined;
}

const forOwner = (by: Actor<"staff">, reason: string) => ({ by, cause: "owner", reason }) as const;

/** Refuses the open changes of other trips that want this time; the trips stay as they are. */
async function refuseChanges(
  tx: Tx,
  { boatId, ...period }: Out,
  reason: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from reservation_changes c join reservations r on r.id = c.reservation_id
    where r.boat_id = ${boatId} and c.expires_at > ${now.toISOString()}::timestamptz
      and tstzrange(c.starts_at, c.ends_at) && ${rangeSql(period)} order by c.starts_at, c.id`);
  const numbers: string[] = [];
  for (const { id } of rows) {
    const locked = await lockChange(tx, id);
    if (!locked) continue;
    const ended = await endChange(tx, locked.change, boatId, { end: "refuse", reason, now });
    if (!ended.ok) throw new Error(`The change ${id} could not be refused: ${ended.code}`);
    numbers.push(locked.reservation.number);
  }
  return numbers;
}

/** Blocks what is not taken already: by another block, or by the turnaround of a trip that ends before. */
async function blockTheRest(tx: Tx, { boatId, ...period }: Out, note: string): Promise<void> {
  await tx.execute(sql`
    insert into boat_occupancies (boat_id, period, kind, note)
    select ${boatId}::int, part, 'block', ${note}
    from unnest(tstzmultirange(${rangeSql(period)}) - coalesce((select range_agg(period) from boat_occupancies
      where boat_id = ${boatId}), '{}')) part`);
}
