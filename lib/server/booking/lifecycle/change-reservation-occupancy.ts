import { OCCUPANCY_OF_RESERVATION } from "@/lib/domain/reservations/reservation-occupancy";
import type { ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { setOccupancy } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/** The columns that say what a reservation takes from its boat. */
export type SlotOfReservation = Pick<
  ReservationRow,
  "id" | "boatId" | "startsAt" | "endsAt" | "turnaroundMinutes"
>;

/** Brings the occupancy in step with a change of status (`from` null = new); see `setOccupancy`. */
export async function changeReservationOccupancy(
  tx: Tx,
  slot: SlotOfReservation,
  from: ReservationStatus | null,
  to: ReservationStatus,
  { expiresAt, now }: { expiresAt: Date | null; now: Date },
): Promise<void> {
  const before = from && OCCUPANCY_OF_RESERVATION[from];
  await setOccupancy(tx, { reservationId: slot.id }, slot, {
    from: before,
    to: OCCUPANCY_OF_RESERVATION[to],
    expiresAt,
    now,
  });
}
