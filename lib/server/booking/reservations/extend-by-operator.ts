import { sql } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { addMinutes } from "@/lib/domain/shared/instant";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { addJob } from "@/lib/server/platform/jobs/add-job";

/**
 * Gives the customer of a hold more hours to pay, or the owner of a request more hours to answer; who accepted a
 * request by mail gets that mail again with the new deadline. Refuses when nothing is pending, after the deadline, and
 * a new deadline after the start of the trip.
 */
export async function extendByOperator(
  reservationId: string,
  hours: number,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<Date, "not_found" | "hold_expired" | "after_start">> {
  return inTransaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) return refuse("not_found");
    const { expiresAt, startsAt, status } = reservation;
    if (!expiresAt || expiresAt <= now) return refuse("hold_expired");
    const until = addMinutes(expiresAt, hours * 60);
    if (until > startsAt) return refuse("after_start");
    await moveDeadline(tx, { kind: "reservation", id: reservationId }, until);
    if (status === "request_created_payment_pending" && (await wasAccepted(tx, reservationId))) {
      const again = `extended-${until.getTime()}`;
      await addJob(tx, "tell_reservation", { reservationId, mail: "accepted", again });
    }
    await audit(tx, {
      by,
      event: "deadline_extended",
      subject: { kind: "reservation", id: reservationId },
      data: { before: expiresAt, after: until },
    });
    return accept(until);
  });
}

async function wasAccepted(tx: Tx, reservationId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from reservation_history where reservation_id = ${reservationId}::uuid and event = 'accept' limit 1`);
  return rowCount !== 0;
}
