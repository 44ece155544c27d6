import { eq } from "drizzle-orm";
import { nextChangeStatus } from "@/lib/domain/changes/next-change-status";
import { planChangeAcceptance } from "@/lib/domain/changes/plan-change-deadline";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { queueChangeMails } from "@/lib/server/booking/lifecycle/change-mails";
import { endChange } from "@/lib/server/booking/lifecycle/end-change";
import { type ChangeRow, lockOpenChange } from "@/lib/server/booking/lifecycle/lock-change";
import { lockReservation, type ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { makeChange } from "@/lib/server/booking/lifecycle/make-change";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import { declineRivals } from "@/lib/server/booking/lifecycle/rivals";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";

type Answerer = Actor<"owner" | "staff">;
type Answer = Outcome<null, "not_found" | "transition_not_allowed">;

/**
 * The owner (or staff for them) agrees to the change that waits for an answer: without a difference to pay the
 * trip is changed at once, else the new time stays held until it is paid. Requests of others for that time are
 * rejected. Refuses when nothing waits or its deadline has passed.
 */
export async function acceptChange(reservationId: string, by: Answerer, now: Date): Promise<Answer> {
  return inTransaction(async (tx) => {
    const locked = await lockAsked(tx, reservationId, now);
    if (!locked.ok) return locked;
    const { change, reservation } = locked.value;
    const times = { oldStartsAt: reservation.startsAt, startsAt: change.startsAt, now };
    const plan = planChangeAcceptance({ ...times, paymentMinor: change.paymentMinor });
    if (!plan.ok) return refuse("transition_not_allowed", { reason: plan.code });
    if (plan.value.status === "made") {
      const made = await makeChange(tx, reservation, change, { by, now });
      if (!made.ok) return made;
    } else {
      const next = nextChangeStatus(change.status, "accept");
      if (!next.ok) return next;
      await tx
        .update(reservationChanges)
        .set({ status: next.value, acceptedAt: now })
        .where(eq(reservationChanges.id, change.id));
      await moveDeadline(tx, { kind: "change", id: change.id }, plan.value.expiresAt);
      await queueChangeMails(tx, change, ["change_accepted"]);
    }
    await declineRivals(tx, { ...change, id: reservation.id, boatId: reservation.boatId }, now);
    const subject = { kind: "reservation", id: reservationId } as const;
    await audit(tx, { by, event: "change_accepted", subject, data: { change: change.id } });
    return accept(null);
  });
}

/**
 * The owner (or staff for them) declines the change: the trip stays as it is, and the customer gets a mail with the
 * reason.
 */
export async function refuseChange(
  reservationId: string,
  by: Answerer,
  reason: string | null,
  now: Date,
): Promise<Answer> {
  return inTransaction(async (tx) => {
    const locked = await lockAsked(tx, reservationId, now);
    if (!locked.ok) return locked;
    const { change, reservation } = locked.value;
    const ended = await endChange(tx, change, reservation.boatId, { end: "refuse", reason, now });
    if (!ended.ok) return ended;
    const subject = { kind: "reservation", id: reservationId } as const;
    await audit(tx, { by, event: "change_declined", subject, data: { change: change.id }, reason });
    return accept(null);
  });
}

async function lockAsked(
  tx: Tx,
  reservationId: string,
  now: Date,
): Promise<
  Outcome<{ change: ChangeRow; reservation: ReservationRow }, "not_found" | "transition_not_allowed">
> {
  const reservation = await lockReservation(tx, reservationId);
  if (!reservation) return refuse("not_found");
  const change = await lockOpenChange(tx, reservationId);
  const waits = change?.status === "asked" && change.expiresAt !== null && change.expiresAt > now;
  return change && waits ? accept({ change, reservation }) : refuse("transition_not_allowed");
}
