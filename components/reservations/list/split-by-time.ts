import type { ReservationSummary } from "@/lib/contracts/reservations";
import { UPCOMING_STATUSES } from "@/lib/domain/reservations/upcoming-trip";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** What still needs something: a payment, an answer, or the day itself. */
const OPEN: readonly ReservationStatus[] = [
  "request_created_payment_pending",
  "request_created",
  ...UPCOMING_STATUSES,
];

/** Entries that are still to come apart from those that are over, each in the given order. */
export function splitByTime<Entry extends Pick<ReservationSummary, "status">>(entries: readonly Entry[]) {
  const isOpen = ({ status }: Entry) => OPEN.includes(status);
  return { open: entries.filter(isOpen), over: entries.filter((entry) => !isOpen(entry)) };
}
