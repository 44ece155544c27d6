import type { OccupancyKind, OrderStatus } from "@/lib/domain/shared/vocabulary";

/** The occupancy of an order that takes a boat, at each status; a completed one keeps its row as a record. */
export const OCCUPANCY_OF_ORDER = {
  order_requested: null,
  order_payment_pending: "hold",
  order_timeout: null,
  order_paid: "service",
  order_completed: "service",
  order_rejected: null,
  order_cancelled: null,
} as const satisfies Record<OrderStatus, OccupancyKind | null>;
