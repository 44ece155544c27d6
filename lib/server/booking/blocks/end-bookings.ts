import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, refuse } from "@/lib/domain/shared/outcome";
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
import { clearCalendarBlocks, fillFromCalendars } from "@/lib/server/catalogue/occupancy/fill-from-calendars";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

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

/** Which bookings of a boat: those that meet the time, or those that begin in it at a port. */
export interface EndedTime extends Period {
  boatId: number;
  /** Only what leaves from there within the time. */
  portId?: number;
}

/** Who ends the bookings, for which cause, why in words that the customers read, and when. */
export interface End {
  by: Actor<"staff">;
  cause: "owner" | "weather";
  reason: string;
  now: Date;
}

export interface EndedBookings {
  bookings: EndedBooking[];
  /** The numbers of trips whose wished new time is refused; the trips stay. */
  changes: string[];
}

/**
 * Ends what a boat has in a time, in the running transaction: trips and events are cancelled with a full refund,
 * requests and changes that need the time declined. Requires the boat's lock.
 */
export async function endBookings(tx: Tx, time: EndedTime, end: End): Promise<EndedBookings> {
  await expireStaleHolds(tx, time.boatId, end.now);
  const bookings: EndedBooking[] = [];
  for (const booking of await listBookings(tx, time, end.now))
    bookings.push({ ...booking, refundMinor: await endBooking(tx, booking, end) });
  return { bookings, changes: await refuseChanges(tx, time, end) };
}

type FoundBooking = Omit<EndedBooking, "refundMinor">;

/** The condition on a trip's time and port, as SQL expressions of the same query. */
function isMet(
  { portId, ...period }: Omit<EndedTime, "boatId">,
  trip: Record<"from" | "until" | "port", SQL>,
): SQL {
  if (portId === undefined) return sql`${rangeSql(period)} && tstzrange(${trip.from}, ${trip.until})`;
  return sql`${rangeSql(period)} @> ${trip.from} and ${trip.port} = ${portId}`;
}

/** The bookings of that time, by their start. A request past its deadline is left to expire. */
async function listBookings(tx: Tx, { boatId, ...time }: EndedTime, now: Date): Promise<FoundBooking[]> {
  const wanted = (alias: "r" | "o", port: SQL) => {
    const row = sql.raw(alias);
    const trip = { from: sql`${row}.starts_at`, until: sql`${row}.ends_at`, port };
    return sql`${row}.boat_id = ${boatId} and ${isMet(time, trip)}
      and (${row}.expires_at is null or ${row}.expires_at > ${now.toISOString()}::timestamptz)`;
  };
  const { rows } = await tx.execute<{
    booking: Omit<FoundBooking, keyof Period> & Record<keyof Period, string>;
  }>(sql`
    select json_build_object('kind', 'reservation', 'id', r.id, 'number', r.number, 'startsAt', r.starts_at,
      'endsAt', r.ends_at, 'isRequest', r.status = 'request_created', 'currency', r.currency,
      'customerName', u.name || ' ' || u.surname, 'customerPhone', u.phone) as booking, r.starts_at
    from reservations r join users u on u.id = r.user_id
    where ${wanted("r", sql`r.departure_port_id`)} and r.status in ('request_created', 'request_created_payment_pending', 'reservation_created',
      'reservation_coming')
    union all
    select json_build_object('kind', 'order', 'id', o.id, 'number', o.number, 'startsAt', o.starts_at,
      'endsAt', o.ends_at, 'isRequest', o.status = 'order_requested', 'currency', o.currency,
      'customerName', o.customer_name, 'customerPhone', o.phone), o.starts_at
    from service_orders o join boats b on b.id = o.boat_id
    where ${wanted("o", sql`b.port_id`)} and o.status in ('order_requested', 'order_payment_pending', 'order_paid')
    order by starts_at`);
  return rows.map(({ booking }) => ({
    ...booking,
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
  }));
}

/** Declines a request, cancels everything else; returns what goes back. */
export async function endBooking(tx: Tx, booking: FoundBooking, how: End): Promise<number> {
  const end = booking.kind === "order" ? endOrder : endReservation;
  const ended = await end(tx, booking, how);
  if (!ended.ok) throw new Error(`${booking.number} could not be ended: ${ended.code}`);
  return ended.value.refundMinor;
}

async function endReservation(tx: Tx, { id, isRequest }: FoundBooking, { now, ...why }: End) {
  if (!isRequest) return cancelReservationIn(tx, { reservationId: id, ...why }, now);
  const reservation = await lockReservation(tx, id);
  if (!reservation) return refuse("not_found");
  const { by, reason } = why;
  const declined = await applyReservationEvent(tx, reservation, { event: "decline", by, reason, now });
  return declined.ok ? accept({ refundMinor: 0 }) : declined;
}

async function endOrder(tx: Tx, { id, isRequest }: FoundBooking, { now, ...why }: End) {
  if (!isRequest) return cancelOrderIn(tx, { orderId: id, ...why }, now);
  const order = await lockOrder(tx, id);
  if (!order) return refuse("not_found");
  const { by, reason } = why;
  const declined = await applyOrderEvent(tx, order, { event: "decline", by, reason, now });
  return declined.ok ? accept({ refundMinor: 0 }) : declined;
}

/** Refuses the open changes of other trips that want this time; the trips stay as they are. */
async function refuseChanges(
  tx: Tx,
  { boatId, ...time }: EndedTime,
  { reason, now }: End,
): Promise<string[]> {
  const trip = { from: sql`c.starts_at`, until: sql`c.ends_at`, port: sql`r.departure_port_id` };
  const { rows } = await tx.execute<{ id: string }>(sql`
    select c.id from reservation_changes c join reservations r on r.id = c.reservation_id
    where r.boat_id = ${boatId} and c.expires_at > ${now.toISOString()}::timestamptz
      and ${isMet(time, trip)} order by c.starts_at, c.id`);
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

/**
 * Blocks what is not taken already: by another block of people, or by the turnaround of a trip that ends before.
 * False when nothing was left.
 */
export async function blockTheRest(
  tx: Tx,
  { boatId, ...period }: Omit<EndedTime, "portId">,
  { reason, now }: Pick<End, "reason" | "now">,
): Promise<boolean> {
  await clearCalendarBlocks(tx, boatId, period);
  const { rowCount } = await tx.execute(sql`
    insert into boat_occupancies (boat_id, period, kind, note)
    select ${boatId}::int, part, 'block', ${reason}
    from unnest(tstzmultirange(${rangeSql(period)}) - coalesce((select range_agg(period) from boat_occupancies
      where boat_id = ${boatId}), '{}')) part`);
  await fillFromCalendars(tx, boatId, now);
  return (rowCount ?? 0) > 0;
}
