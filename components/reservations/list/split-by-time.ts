import type { ReservationSummary } from "@/lib/contracts/reservations";
import { UPCOMING_STATUSES } from "@/lib/domain/reservations/upcoming-trip";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** What still needs something: a payment, an answer, or the day itself. */
const OPEN: readonly ReservationStatus[] = [
  "request_created_payment_pending",
  "request_created",
  ...UPCOMING_STATUSES,
];

/** Entries that are still to come, cancelled trips of future days, and those that are over, each in the given order. */
export function splitByTime<Entry extends Pick<ReservationSummary, "status" | "start_date">>(
  entries: readonly Entry[],
  now: Date,
) {
  const partOf = ({ status, start_date }: Entry) => {
    if (OPEN.includes(status)) return "open";
    return status === "reservation_cancelled" && toInstant(start_date) > now ? "cancelled" : "over";
  };
  const inPart = (part: ReturnType<typeof partOf>) => entries.filter((entry) => partOf(entry) === part);
  return { open: inPart("open"), cancelled: inPart("cancelled"), over: inPart("over") };
}
