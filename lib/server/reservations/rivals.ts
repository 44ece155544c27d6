import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import type { Tx } from "@/lib/server/db/in-transaction";
import type { Db } from "@/lib/server/db/pool";
import { reservations } from "@/lib/server/db/schema/reservations";
import { applyReservationEvent } from "@/lib/server/lifecycle/apply-reservation-event";
import type { ReservationRow } from "@/lib/server/lifecycle/lock-reservation";
import type { Slot } from "@/lib/server/occupancy/set-occupancy";

type Rivalled = Slot & { id: string };

function rivalsOf({ id, ...slot }: Rivalled, now: Date): SQL | undefined {
  const period = occupiedPeriod(slot.startsAt, slot.endsAt, slot.turnaroundMinutes);
  return and(
    eq(reservations.boatId, slot.boatId),
    eq(reservations.status, "request_created"),
    ne(reservations.id, id),
    gt(reservations.expiresAt, now),
    sql`tstzrange(${reservations.startsAt}, ${reservations.endsAt} + make_interval(mins => ${reservations.turnaroundMinutes}))
      && tstzrange(${period.startsAt.toISOString()}::timestamptz, ${period.endsAt.toISOString()}::timestamptz)`,
  );
}

/** How many other active requests want the boat at overlapping times. */
export async function countRivals(db: Db, request: Rivalled, now: Date): Promise<number> {
  return db.$count(reservations, rivalsOf(request, now));
}

/** Rejects those requests, since their time is given to somebody else; only under the boat's lock. */
export async function rejectRivals(tx: Tx, winner: Rivalled, now: Date): Promise<void> {
  for (const rival of await lockRivals(tx, winner, now)) {
    await applyReservationEvent(tx, rival, {
      event: "reject",
      actor: "system",
      reason: "rival_accepted",
      now,
    });
  }
}

async function lockRivals(tx: Db, request: Rivalled, now: Date): Promise<ReservationRow[]> {
  return tx
    .select()
    .from(reservations)
    .where(rivalsOf(request, now))
    .orderBy(reservations.id)
    .for("no key update");
}
