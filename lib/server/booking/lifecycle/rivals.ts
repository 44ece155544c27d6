import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { rangeSql } from "@/lib/server/catalogue/occupancy/range-sql";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import type { Db } from "@/lib/server/platform/db/pool";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

/** A request for a boat's time: a reservation or an order that waits for the owner's answer. */
type Rivalled = Slot & { id: string };

type Table = typeof reservations | typeof serviceOrders;

const overlaps = (table: Table, slot: Slot): SQL => {
  const period = occupiedPeriod(slot.startsAt, slot.endsAt, slot.turnaroundMinutes);
  return sql`tstzrange(${table.startsAt}, ${table.endsAt} + make_interval(mins => ${table.turnaroundMinutes})) && ${rangeSql(period)}`;
};

const rivalTrips = ({ id, ...slot }: Rivalled, now: Date) =>
  and(
    eq(reservations.boatId, slot.boatId),
    eq(reservations.status, "request_created"),
    ne(reservations.id, id),
    gt(reservations.expiresAt, now),
    overlaps(reservations, slot),
  );

const rivalOrders = ({ id, ...slot }: Rivalled, now: Date) =>
  and(
    eq(serviceOrders.boatId, slot.boatId),
    eq(serviceOrders.status, "order_requested"),
    ne(serviceOrders.id, id),
    gt(serviceOrders.expiresAt, now),
    overlaps(serviceOrders, slot),
  );

/** How many other active requests, for trips and for special services, want the boat at overlapping times. */
export async function countRivals(db: Db, request: Rivalled, now: Date): Promise<number> {
  const counts = await Promise.all([
    db.$count(reservations, rivalTrips(request, now)),
    db.$count(serviceOrders, rivalOrders(request, now)),
  ]);
  return counts[0] + counts[1];
}

/** Declines those requests, because another one got the hours; only under the boat's lock. */
export async function declineRivals(tx: Tx, winner: Rivalled, now: Date): Promise<void> {
  const declined = { event: "decline", by: SYSTEM, reason: "rival_accepted", now } as const;
  const trips = await tx
    .select()
    .from(reservations)
    .where(rivalTrips(winner, now))
    .orderBy(reservations.id)
    .for("no key update");
  for (const rival of trips) await applyReservationEvent(tx, rival, declined);
  const orders = await tx
    .select()
    .from(serviceOrders)
    .where(rivalOrders(winner, now))
    .orderBy(serviceOrders.id)
    .for("no key update");
  for (const rival of orders) await applyOrderEvent(tx, rival, declined);
}
