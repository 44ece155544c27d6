import { changeDatabase } from "@/tests/e2e/steps/site/change-database";

/** Lets a paid trip be over, as the sweep does the morning after. */
export function completeTrip(reservationId: string): Promise<void> {
  return changeDatabase("update reservations set status = 'reservation_completed' where id = $1", [
    reservationId,
  ]);
}
