import type { OccupancyKind, ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** The occupancy that belongs to each status; a completed trip keeps its row as a record. */
export const OCCUPANCY_OF_STATUS = {
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

/** Whether a reservation in this status has a row in the occupancies of its boat. */
export function holdsSlot(status: ReservationStatus): boolean {
  return OCCUPANCY_OF_STATUS[status] !== null;
}
