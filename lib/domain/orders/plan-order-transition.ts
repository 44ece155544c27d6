import { mayCause } from "@/lib/domain/reservations/may-cause";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { ActorKind, OrderStatus } from "@/lib/domain/shared/vocabulary";
import { nextOrderStatus, type OrderEvent } from "./next-order-status";
import { orderEnd, orderStart } from "./order-start";

/**
 * The whole state machine in one function: what an order becomes when the actor causes the event now. Who may cause
 * what and when is as for reservations. Refuses what the table does not name, what the actor may not cause, and what
 * the clock forbids: a cancellation after the deadline, a timeout before it, completion before the end.
 */
export function planOrderTransition(
  order: {
    status: OrderStatus;
    startsAt: Date | null;
    endsAt: Date | null;
    serviceDay: TripDay;
    expiresAt: Date | null;
  },
  event: OrderEvent,
  actor: ActorKind,
  now: Date,
): Outcome<OrderStatus, "transition_not_allowed"> {
  const next = nextOrderStatus(order.status, event);
  if (!next.ok) return next;
  const clock = { startsAt: orderStart(order), endsAt: orderEnd(order), expiresAt: order.expiresAt, now };
  if (mayCause(actor, event, clock)) return next;
  return refuse("transition_not_allowed", { from: order.status, event, actor });
}
