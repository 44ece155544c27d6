import { and, eq, lte, sql } from "drizzle-orm";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { endChange } from "@/lib/server/booking/lifecycle/end-change";
import { lockChange } from "@/lib/server/booking/lifecycle/lock-change";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";

/**
 * Ends the reservations, orders and changes that hold the boat and whose time has passed, so that their slots can be
 * given away before the sweep comes. Only under the boat's lock. `exceptId` is left alone: money has come for it.
 */
export async function expireStaleHolds(
  tx: Tx,
  boatId: number,
  now: Date,
  exceptId: string | null = null,
): Promise<void> {
  const { reservationId, serviceOrderId, changeId, expiresAt, id } = boatOccupancies;
  const isOther = sql`coalesce(${reservationId}, ${serviceOrderId}) is distinct from ${exceptId}::uuid`;
  const rows = await tx
    .select({ reservation: reservationId, order: serviceOrderId, change: changeId })
    .from(boatOccupancies)
    .where(and(eq(boatOccupancies.boatId, boatId), lte(expiresAt, now), exceptId ? isOther : undefined))
    .orderBy(id);
  const expired = { event: "expire", by: SYSTEM, now } as const;
  for (const held of rows) {
    const reservation = held.reservation && (await lockReservation(tx, held.reservation));
    if (reservation) await applyReservationEvent(tx, reservation, expired);
    const order = held.order && (await lockOrder(tx, held.order));
    if (order) await applyOrderEvent(tx, order, expired);
    // A change may hold two periods: ending it frees both, so the second row finds it closed.
    const locked = held.change && (await lockChange(tx, held.change));
    if (locked) await endChange(tx, locked.change, boatId, { end: "expire", now });
  }
}
