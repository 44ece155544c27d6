import { orderEnd, orderStart } from "@/lib/domain/orders/order-start";
import type { Actor } from "@/lib/domain/shared/actor";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { applyOrderEvent } from "@/lib/server/booking/lifecycle/apply-order-event";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { lockOrder } from "@/lib/server/booking/lifecycle/lock-order";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/** A reservation or order, locked, with what both have. */
export interface LockedBooking {
  status: ReservationStatus | OrderStatus;
  startsAt: Date;
  endsAt: Date;
  expiresAt: Date | null;
  apply(
    event: "complete",
    by: Actor<"staff">,
    now: Date,
  ): Promise<Outcome<unknown, "transition_not_allowed">>;
}

/** Locks a reservation or order, its boat before it; null when there is none. */
export async function lockBooking(tx: Tx, { kind, id }: BookingRef): Promise<LockedBooking | null> {
  if (kind === "reservation") {
    const trip = await lockReservation(tx, id);
    return (
      trip && { ...trip, apply: (event, by, now) => applyReservationEvent(tx, trip, { event, by, now }) }
    );
  }
  const order = await lockOrder(tx, id);
  if (!order) return null;
  const { status, expiresAt } = order;
  const apply: LockedBooking["apply"] = (event, by, now) => applyOrderEvent(tx, order, { event, by, now });
  return { status, expiresAt, startsAt: orderStart(order), endsAt: orderEnd(order), apply };
}
