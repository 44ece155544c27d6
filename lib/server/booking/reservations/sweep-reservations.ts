import { and, eq, lte, or } from "drizzle-orm";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { addMinutes } from "@/lib/domain/shared/instant";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { log } from "@/lib/server/platform/log";

const BATCH = 500;

/**
 * What the clock does to reservations: ends what waited too long, brings forward what is coming,
 * completes what is over. Each in its own transaction, so that a worker that was down for a day only has more
 * to do. Takes over for every deadline job that was lost.
 */
export async function sweepReservations(now: Date): Promise<void> {
  const { id, status, expiresAt, startsAt, endsAt } = reservations;
  const isComing = lte(startsAt, addMinutes(now, COMING_HOURS_BEFORE_START * 60));
  const due = await getDb()
    .select({ id, expiresAt })
    .from(reservations)
    .where(
      or(
        lte(expiresAt, now),
        and(eq(status, "reservation_created"), isComing),
        and(eq(status, "reservation_coming"), lte(endsAt, now)),
      ),
    )
    // Ascending: those without a deadline come last.
    .orderBy(expiresAt, id)
    .limit(BATCH);
  for (const { id, expiresAt } of due) {
    try {
      await (expiresAt ? expireReservation(id, now) : bringForward(id, now));
    } catch (error) {
      log("error", "reservation_sweep_failed", { reservation_id: id, error });
    }
  }
}

async function bringForward(reservationId: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return;
    // What is not due yet is refused and changes nothing; after a day without a worker both may be.
    const come = await applyReservationEvent(tx, reservation, { event: "come", by: SYSTEM, now });
    const coming = come.ok ? come.value : reservation;
    await applyReservationEvent(tx, coming, { event: "complete", by: SYSTEM, now });
  });
}
