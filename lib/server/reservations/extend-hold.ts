import { eq } from "drizzle-orm";
import { planHoldExtension } from "@/lib/domain/reservations/plan-deadline";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Tx } from "@/lib/server/db/in-transaction";
import { reservations } from "@/lib/server/db/schema/reservations";
import type { ReservationRow } from "@/lib/server/reservations/lock-reservation";
import { moveDeadline } from "@/lib/server/reservations/move-deadline";

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
    await tx.update(reservations).set({ holdExtendedAt: now }).where(eq(reservations.id, id));
    await moveDeadline(tx, id, expiresAt);
  }
  return accept(expiresAt);
}
