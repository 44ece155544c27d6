import { sql } from "drizzle-orm";
import { COMING_HOURS_BEFORE_START } from "@/lib/domain/reservations/plan-deadline";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { expireReservation } from "@/lib/server/booking/lifecycle/expire-reservation";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getDb } from "@/lib/server/platform/db/pool";
import { log } from "@/lib/server/platform/log";

const BATCH = 500;

/**
 * What the clock does to reservations: ends what waited too long, brings forward what is coming,
 * completes what is over. Each in its own transaction, so that a worker that was down for a day only has more
 * to do. Takes over for every deadline job that was lost.
 */
export async function sweepReservations(now: Date): Promise<void> {
  const at = now.toISOString();
  const { rows } = await getDb().execute<{ id: string; waits: boolean }>(sql`
    select id, expires_at is not null as waits from reservations
    where expires_at <= ${at}::timestamptz
       or (status = 'reservation_created' and starts_at <= ${at}::timestamptz + make_interval(hours => ${COMING_HOURS_BEFORE_START}))
       or (status = 'reservation_coming' and ends_at <= ${at}::timestamptz)
    order by expires_at nulls last, id limit ${BATCH}`);
  for (const { id, waits } of rows) {
    try {
      await (waits ? expireReservation(id, now) : bringForward(id, now));
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
