import { and, eq } from "drizzle-orm";
import { reasonToTell } from "@/lib/domain/messages/mask-until-paid";
import type { ReservationEvent } from "@/lib/domain/reservations/next-status";
import { comingAt } from "@/lib/domain/reservations/plan-deadline";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import { SYSTEM } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { type AppliedEvent, columnsAfterEvent } from "@/lib/server/booking/lifecycle/applied-event";
import { changeReservationOccupancy } from "@/lib/server/booking/lifecycle/change-reservation-occupancy";
import { dropChange } from "@/lib/server/booking/lifecycle/end-change";
import { lockOpenChange } from "@/lib/server/booking/lifecycle/lock-change";
import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import {
  queueReservationMails,
  RESERVATION_STATUS_MAILS,
} from "@/lib/server/booking/lifecycle/reservation-mails";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { reservationHistory, reservations } from "@/lib/server/platform/db/schema/reservations";
import { addJob, removeJob } from "@/lib/server/platform/jobs/add-job";

/** The key of the one job that ends a waiting reservation at its deadline. */
const expiryJobKey = (reservationId: string) => `expire:${reservationId}`;

/**
 * The only writer of a reservation's status: status, occupancy, history, deadline job and mails change in one
 * transaction or not at all. The row must be locked, its boat before it (`lockReservation`). Refuses every event that
 * `planTransition` does not allow, and changes nothing then. A trip that is paid less than 72 hours before its start
 * (`comingAt`) becomes `reservation_coming` at once.
 */
export async function applyReservationEvent(
  tx: Tx,
  reservation: ReservationRow,
  applied: AppliedEvent<ReservationEvent>,
): Promise<Outcome<ReservationRow, "transition_not_allowed">> {
  const { event, by, now } = applied;
  const from = reservation.status;
  const plan = planTransition(reservation, event, by.kind, now);
  if (!plan.ok) return plan;
  const { to, expiresAt } = plan.value;
  const reason = reasonToTell(applied.reason, { actor: by.kind, paidAt: reservation.paidAt });
  const [changed] = await tx
    .update(reservations)
    .set({ status: to, ...columnsAfterEvent(expiresAt, applied, reason) })
    .where(and(eq(reservations.id, reservation.id), eq(reservations.status, from)))
    .returning();
  if (!changed) return refuse("transition_not_allowed", { from, event });

  await changeReservationOccupancy(tx, changed, from, to, { expiresAt, now });
  await tx.insert(reservationHistory).values({
    reservationId: changed.id,
    fromStatus: from,
    toStatus: to,
    event,
    actor: by.kind,
    actorId: by.id,
    reason,
    at: now,
  });
  await queueReservationExpiry(tx, changed);
  if (event === "cancel" || event === "complete") await dropOpenChange(tx, changed, now);
  await queueReservationMails(tx, changed.id, event === "change" ? [] : RESERVATION_STATUS_MAILS[to]);
  if (to === "reservation_created" && comingAt(changed.startsAt) <= now) {
    return applyReservationEvent(tx, changed, { event: "come", by: SYSTEM, now });
  }
  return accept(changed);
}

/** A cancelled or completed trip ends its open change. */
async function dropOpenChange(tx: Tx, { id, boatId }: ReservationRow, now: Date): Promise<void> {
  const change = await lockOpenChange(tx, id);
  if (change) await dropChange(tx, change, boatId, now);
}

/** Queues the job that expires the reservation at its deadline; removes it when nothing is pending any more. */
export async function queueReservationExpiry(
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
