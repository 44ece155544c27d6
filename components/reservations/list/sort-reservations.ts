import type { ReservationSummary } from "@/lib/contracts/reservations";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** Sorted by urgency: to pay, waiting for an answer, upcoming; then what is over, the latest first. */
const RANKS = {
  request_created_payment_pending: 0,
  request_created: 1,
  reservation_coming: 0,
  reservation_created: 0,
  reservation_completed: 2,
  reservation_cancelled: 2,
  request_rejected: 2,
  request_cancelled: 2,
  request_timeout: 2,
} as const satisfies Record<ReservationStatus, number>;

type Ordered = Pick<ReservationSummary, "status" | "expires_at" | "start_date" | "created_at">;

const isBooked = ({ status }: Ordered) => status.startsWith("reservation_");

/** Sort key of entries with the same rank: the next deadline or trip; for what is over, the trip or the request. */
function momentOf(one: Ordered): string {
  return isBooked(one) ? one.start_date : RANKS[one.status] < 2 ? (one.expires_at ?? "") : one.created_at;
}

/** The entries of a customer's list in the order in which they matter. */
export function sortReservations<Entry extends Ordered>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => {
    const rank = RANKS[a.status] - RANKS[b.status];
    const moment = momentOf(a).localeCompare(momentOf(b));
    return rank || (RANKS[a.status] === 2 ? -moment : moment);
  });
}
