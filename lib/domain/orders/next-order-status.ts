import { nextInTable, type TransitionTable } from "@/lib/domain/shared/next-in-table";
import type { Outcome } from "@/lib/domain/shared/outcome";
import type { OrderStatus } from "@/lib/domain/shared/vocabulary";

export const ORDER_EVENTS = ["accept", "decline", "pay", "cancel", "expire", "complete"] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/**
 * The lifecycle of a special service's order: the owner of a boat on request answers first; a late payment may still
 * count.
 */
export const ORDER_TRANSITIONS = {
  order_requested: {
    accept: "order_payment_pending",
    decline: "order_rejected",
    cancel: "order_cancelled",
    expire: "order_timeout",
  },
  order_payment_pending: { pay: "order_paid", cancel: "order_cancelled", expire: "order_timeout" },
  order_timeout: { pay: "order_paid" },
  order_paid: { complete: "order_completed", cancel: "order_cancelled" },
  order_completed: {},
  order_rejected: {},
  order_cancelled: {},
} as const satisfies TransitionTable<OrderStatus, OrderEvent>;

/** The status after the event. Refuses every pair that the table does not name. */
export function nextOrderStatus(
  from: OrderStatus,
  event: OrderEvent,
): Outcome<OrderStatus, "transition_not_allowed"> {
  return nextInTable<OrderStatus, OrderEvent>(ORDER_TRANSITIONS, from, event);
}
