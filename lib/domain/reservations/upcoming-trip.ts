import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** Paid, and the trip is not over. */
export const UPCOMING_STATUSES = [
  "reservation_created",
  "reservation_coming",
] as const satisfies readonly ReservationStatus[];

const UPCOMING: readonly ReservationStatus[] = UPCOMING_STATUSES;

/** Whether the trip is paid and will still take place. */
export const isUpcoming = (status: ReservationStatus): boolean => UPCOMING.includes(status);
