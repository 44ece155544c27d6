import { hoursUntil } from "@/lib/domain/shared/instant";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";

/** Afterwards nobody can tell any more who was on board. */
const MAX_DAYS = 30;

/** Whether it can still be said that nobody came to a trip: from its start until thirty days later, once it is paid. */
export function mayMissTrip(
  { status, startsAt }: { status: ReservationStatus; startsAt: Date },
  now: Date,
): boolean {
  const isSailed = status === "reservation_coming" || status === "reservation_completed";
  const hours = -hoursUntil(startsAt, now);
  return isSailed && hours >= 0 && hours <= MAX_DAYS * 24;
}
