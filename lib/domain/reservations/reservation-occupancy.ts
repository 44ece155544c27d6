import type { OccupancyKind, ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** The occupancy of a reservation at each status; a completed trip keeps its row as a record. */
export const OCCUPANCY_OF_RESERVATION = {
  request_created: null,
  request_created_payment_pending: "hold",
  request_rejected: null,
  request_cancelled: null,
  request_timeout: null,
  reservation_created: "reservation",
  reservation_coming: "reservation",
  reservation_completed: "reservation",
  reservation_cancelled: null,
} as const satisfies Record<ReservationStatus, OccupancyKind | null>;
