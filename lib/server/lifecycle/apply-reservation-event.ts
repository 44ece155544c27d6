import { and, eq } from "drizzle-orm";
import type { ReservationEvent } from "@/lib/domain/reservations/next-status";
import { comingAt } from "@/lib/domain/reservations/plan-deadline";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Actor, ReservationStatus } from "@/lib/domain/shared/vocabulary";
import type { Tx } from "@/lib/server/db/in-transaction";
import { reservationHistory, reservations } from "@/lib/server/db/schema/reservations";
import { addJob, removeJob } from "@/lib/server/jobs/add-job";
import { changeOccupancy } from "@/lib/server/lifecycle/change-reservation-occupancy";
import { dropChange } from "@/lib/server/lifecycle/end-change";
import { lockOpenChange } from "@/lib/server/lifecycle/lock-change";
import type { ReservationRow } from "@/lib/server/lifecycle/lock-reservation";
import { MAILS_OF_STATUS, queueReservationMails } from "@/lib/server/lifecycle/reservation-mails";

export interface AppliedEvent {
  event: ReservationEvent;
  actor: Actor;
  now: Date;
  /** Why it was cancelled or rejected; kept in the history. */
  reason?: string | null;
}

/** The key of the one job that ends a waiting reservation at its deadline. */
const expiryJobKey = (reservationId: string) => `expire:${reservationId}`;

/**
 * The only writer of a reservation's status: status, occupancy, history, deadline job and mails change in one
 * transaction or not at all. The row must be locked, its boat before it (`lockReservation`). Refuses every
 * event that `planTransition` does not allow, and changes nothing then. A trip that is paid
 * when it is already coming (`comingAt`) is so at once.
 */
export async function applyReservationEvent(
  tx: Tx,
  reservation: ReservationRow,
  applied: AppliedEvent,
): Promise<Outcome<ReservationRow, "transition_not_allowed">> {
  const { event, actor, now } = applied;
  const from = reservation.status;
  const plan = planTransition(reservation, event, actor, now);
  if (!plan.ok) return plan;
  const { to, expiresAt } = plan.value;
  const changed = await writeStatus(tx, reservation, to, expiresAt, applied);
  if (!changed) return refuse("transition_not_allowed", { from, event });

  await changeOccupancy(tx, changed, from, to, expiresAt);
  await tx.insert(reservationHistory).values({
    reservationId: changed.id,
    fromStatus: from,
    toStatus: to,
    event,
    actor,
    reason: applied.reason ?? null,
    at: now,
  });
  await queueExpiry(tx, changed);
  if (event === "cancel" || event === "complete") await dropOpenChange(tx, changed, now);
  await queueReservationMails(tx, changed.id, event === "change" ? [] : MAILS_OF_STATUS[to]);
  if (to === "reservation_created" && comingAt(changed.startsAt) <= now) {
    return applyReservationEvent(tx, changed, { event: "come", actor: "system", now });
  }
  return accept(changed);
}

/** A trip that is cancelled or over is not changed any more. */
async function dropOpenChange(tx: Tx, { id, boatId }: ReservationRow, now: Date): Promise<void> {
  const change = await lockOpenChange(tx, id);
  if (change) await dropChange(tx, change, boatId, now);
}

async function writeStatus(
  tx: Tx,
  { id, status: from }: ReservationRow,
  to: ReservationStatus,
  expiresAt: Date | null,
  { event, now, reason }: AppliedEvent,
): Promise<ReservationRow | undefined> {
  const [row] = await tx
    .update(reservations)
    .set({
      status: to,
      expiresAt,
      updatedAt: now,
      ...(event === "pay" && { paidAt: now }),
      ...((event === "cancel" || event === "reject") && { cancelReason: reason ?? null }),
    })
    .where(and(eq(reservations.id, id), eq(reservations.status, from)))
    .returning();
  return row;
}

/** Queues the job that expires the reservation at its deadline; removes it when nothing is pending any more. */
export async function queueExpiry(
  tx: Tx,
  { id, expiresAt }: Pick<ReservationRow, "id" | "expiresAt">,
): Promise<void> {
  if (!expiresAt) return removeJob(tx, expiryJobKey(id));
  await addJob(
    tx,
    "expire_reservation",
    { reservationId: id },
    { runAt: expiresAt, jobKey: expiryJobKey(id) },
  );
}
