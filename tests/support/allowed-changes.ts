import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** The life of a reservation, written down a second time. */
export const ALLOWED_CHANGES: Record<ReservationStatus, ReservationStatus[]> = {
  request_created: [
    "request_created_payment_pending",
    "request_rejected",
    "request_cancelled",
    "request_timeout",
  ],
  request_created_payment_pending: ["reservation_created", "request_cancelled", "request_timeout"],
  request_rejected: [],
  request_cancelled: [],
  request_timeout: ["reservation_created"],
  reservation_created: ["reservation_coming", "reservation_cancelled"],
  reservation_coming: ["reservation_completed", "reservation_cancelled"],
  reservation_completed: [],
  reservation_cancelled: [],
};
