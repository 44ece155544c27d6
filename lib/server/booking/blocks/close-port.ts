import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { addDays, atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Period } from "@/lib/domain/shared/period";
import {
  blockTheRest,
  type End,
  type EndedBooking,
  type EndedBookings,
  endBooking,
  endBookings,
} from "@/lib/server/booking/blocks/end-bookings";
import { createInSlot } from "@/lib/server/catalogue/occupancy/create-in-slot";
import { lockBoats } from "@/lib/server/catalogue/occupancy/lock-boat";
import { audit } from "@/lib/server/platform/audit";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { places } from "@/lib/server/platform/db/schema/catalogue";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

export interface PortClosure {
  portId: number;
  day: TripDay;
  /** Why, in words that the customers read. */
  reason: string;
}

/**
 * Closes a port for a day because of the weather, in one transaction: what leaves from there on that day and has not
 * begun is cancelled with a full refund, requests for it are declined, and the boats that lie there are blocked for the
 * day. Trips that are under way, and trips of these boats from other ports, stay. Refuses a day that is over, and what
 * is no port.
 */
export async function closePort(
  { portId, day, reason }: PortClosure,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<EndedBookings, "not_found" | "block_in_past" | "slot_taken">> {
  const whole = { startsAt: toInstant(atHour(day, 0)), endsAt: toInstant(atHour(addDays(day, 1), 0)) };
  if (whole.endsAt <= now) return refuse("block_in_past");
  const coming = { portId, startsAt: whole.startsAt > now ? whole.startsAt : now, endsAt: whole.endsAt };
  const end: End = { by, cause: "weather", reason, now };
  return createInSlot(async (tx) => {
    const [port] = await tx
      .select({ id: places.id })
      .from(places)
      .where(and(eq(places.id, portId), eq(places.kind, "port")));
    if (!port) return refuse("not_found");
    const concerned = await listConcerned(tx, coming);
    await lockBoats(
      tx,
      concerned.map(({ id }) => id),
    );
    const all: EndedBookings = { bookings: [], changes: [] };
    for (const { id: boatId, liesThere } of concerned) {
      const { bookings, changes } = await endBookings(tx, { boatId, ...coming }, end);
      const blocked = liesThere && (await blockTheRest(tx, { boatId, ...whole }, end));
      if (blocked || bookings.length + changes.length > 0)
        await audit(tx, {
          by,
          event: "boat_taken_out",
          subject: { kind: "boat", id: String(boatId) },
          data: { ...whole, cause: end.cause, bookings: bookings.map(({ number }) => number), changes },
          reason,
        });
      all.bookings.push(...bookings);
      all.changes.push(...changes);
    }
    for (const order of await listOrdersWithoutBoat(tx, { portId, day, whole, now }))
      all.bookings.push({ ...order, refundMinor: await endBooking(tx, order, end) });
    const data = { day, bookings: all.bookings.map(({ number }) => number), changes: all.changes };
    await audit(tx, {
      by,
      event: "port_closed",
      subject: { kind: "port", id: String(portId) },
      data,
      reason,
    });
    return accept(all);
  });
}

/** The boats that lie in the port, and those that leave from there within the time, in the order of their locks. */
async function listConcerned(tx: Tx, { portId, startsAt, endsAt }: Period & { portId: number }) {
  const leaving = tx
    .select({ boatId: reservations.boatId })
    .from(reservations)
    .where(
      and(
        eq(reservations.departurePortId, portId),
        sql`${reservations.startsAt} >= ${startsAt} and ${reservations.startsAt} < ${endsAt}`,
      ),
    );
  return tx
    .select({ id: boats.id, liesThere: sql<boolean>`${boats.portId} = ${portId}` })
    .from(boats)
    .where(or(and(eq(boats.portId, portId), ne(boats.status, "draft")), inArray(boats.id, leaving)))
    .orderBy(asc(boats.id));
}

/** Events at the port for which no boat was chosen yet. */
function listOrdersWithoutBoat(
  tx: Tx,
  { portId, day, whole, now }: { portId: number; day: TripDay; whole: Period; now: Date },
): Promise<Omit<EndedBooking, "refundMinor">[]> {
  const { startsAt, endsAt, status, expiresAt } = serviceOrders;
  return tx
    .select({
      kind: sql<"order">`'order'`,
      id: serviceOrders.id,
      number: serviceOrders.number,
      startsAt: sql`coalesce(${startsAt}, ${whole.startsAt.toISOString()})`.mapWith(serviceOrders.createdAt),
      endsAt: sql`coalesce(${endsAt}, ${whole.endsAt.toISOString()})`.mapWith(serviceOrders.createdAt),
      isRequest: sql<boolean>`${status} = 'order_requested'`,
      customerName: serviceOrders.customerName,
      customerPhone: serviceOrders.phone,
      currency: serviceOrders.currency,
    })
    .from(serviceOrders)
    .where(
      and(
        isNull(serviceOrders.boatId),
        eq(serviceOrders.placeId, portId),
        eq(serviceOrders.serviceDay, day),
        inArray(status, ["order_requested", "order_payment_pending", "order_paid"]),
        or(isNull(startsAt), gt(startsAt, now)),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    )
    .orderBy(asc(serviceOrders.id));
}
