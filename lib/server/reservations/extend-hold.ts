import { eq } from "drizzle-orm";
import { planHoldExtension } from "@/lib/domain/reservations/plan-deadline";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Tx } from "@/lib/server/db/in-transaction";
import { boatOccupancies } from "@/lib/server/db/schema/occupancies";
import { reservations } from "@/lib/server/db/schema/reservations";
import { queueExpiry } from "@/lib/server/reservations/apply-reservation-event";
import type { ReservationRow } from "@/lib/server/reservations/lock-reservation";

/**
 * Gives who starts to pay at least 15 minutes for it, once per reservation. The row must be locked. Refuses a
 * hold that has expired, even when nobody has written that down yet.
 */
export async function extendHold(
  tx: Tx,
  reservation: ReservationRow,
  now: Date,
): Promise<Outcome<Date, "hold_expired">> {
  const { id, startsAt } = reservation;
  if (!reservation.expiresAt) return refuse("hold_expired");
  const plan = planHoldExtension({
    expiresAt: reservation.expiresAt,
    alreadyExtended: reservation.holdExtendedAt !== null,
    startsAt,
    now,
  });
  if (!plan.ok) return plan;
  const { expiresAt, extended } = plan.value;
  if (extended) {
    await tx.update(reservations).set({ expiresAt, holdExtendedAt: now }).where(eq(reservations.id, id));
    await tx.update(boatOccupancies).set({ expiresAt }).where(eq(boatOccupancies.reservationId, id));
    await queueExpiry(tx, { id, expiresAt });
  }
  return accept(expiresAt);
}
