import { ownerStateOfOrder } from "@/lib/domain/orders/order-owner-state";
import { orderEnd } from "@/lib/domain/orders/order-start";
import { isOwnerLinkAlive, type OwnerState, ownerStateOf } from "@/lib/domain/reservations/owner-state";
import { lifecycleOfOrder, orderStatusNow } from "@/lib/server/booking/orders/describe-order";
import type { OrderRecord } from "@/lib/server/booking/orders/read-orders";
import { statusNow } from "@/lib/server/booking/reservations/describe-reservation";
import type { ReservationRecord } from "@/lib/server/booking/reservations/read-reservations";
import type { OwnerBooking } from "@/lib/server/talk/owner-links/find-owner-booking";

export interface OwnerLinkState {
  state: OwnerState;
  /** Whether trip and conversation are still open to the owner. */
  alive: boolean;
  /** The deadline for the next action, ISO; null when there is none. */
  expiresAt: string | null;
}

/** The state of a reservation for its owner now, passed deadlines included even if not stored yet. */
export function reservationLinkState(record: ReservationRecord, now: Date): OwnerLinkState {
  const status = statusNow(record, now);
  const state = ownerStateOf(status, record.history);
  return linkState(state, new Date(record.endsAt), status === record.status ? record.expiresAt : null, now);
}

/** The state of an order for the boat's owner now, as for a reservation. */
export function orderLinkState(record: OrderRecord, now: Date): OwnerLinkState {
  const status = orderStatusNow(record, now);
  const state = ownerStateOfOrder(status, record.history, record.paidAt !== null);
  const endsAt = orderEnd(lifecycleOfOrder(record));
  return linkState(state, endsAt, status === record.status ? record.expiresAt : null, now);
}

/** The state of a reservation or order for the boat's owner now. */
export function ownerLinkState(booking: OwnerBooking, now: Date): OwnerLinkState {
  return booking.kind === "order"
    ? orderLinkState(booking.record, now)
    : reservationLinkState(booking.record, now);
}

function linkState(state: OwnerState, endsAt: Date, expiresAt: string | null, now: Date): OwnerLinkState {
  return {
    state,
    alive: isOwnerLinkAlive(state, endsAt, now),
    expiresAt: expiresAt && new Date(expiresAt).toISOString(),
  };
}
