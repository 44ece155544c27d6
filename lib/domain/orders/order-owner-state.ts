import { type OwnerState, ownerStateOf, wasAsked } from "@/lib/domain/reservations/owner-state";
import type { ActorKind, OrderStatus, ReservationStatus } from "@/lib/domain/shared/vocabulary";

type Step = { status: OrderStatus; actor: ActorKind };

/** The status of a reservation that means the same to the owner of the boat. */
const AS_RESERVATION = {
  order_requested: "request_created",
  order_payment_pending: "request_created_payment_pending",
  order_paid: "reservation_created",
  order_completed: "reservation_completed",
  order_rejected: "request_rejected",
  order_cancelled: "request_cancelled",
  order_timeout: "request_timeout",
} as const satisfies Record<OrderStatus, ReservationStatus>;

const stepsOf = (history: readonly Step[]) =>
  history.map(({ status, actor }) => ({ status: AS_RESERVATION[status], actor }));

/** The state of an order as the owner of its boat sees it; the words are those of a reservation. */
export function ownerStateOfOrder(status: OrderStatus, history: readonly Step[], paid: boolean): OwnerState {
  if (status === "order_cancelled" && paid) return "cancelled";
  return ownerStateOf(AS_RESERVATION[status], stepsOf(history));
}

/** Whether the owner had to accept before anything was held. */
export function wasOwnerAsked(history: readonly Step[]): boolean {
  return wasAsked(stepsOf(history));
}
