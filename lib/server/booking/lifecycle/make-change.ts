import { eq } from "drizzle-orm";
import { nextChangeStatus } from "@/lib/domain/changes/next-change-status";
import { planTransition } from "@/lib/domain/reservations/plan-transition";
import type { Actor } from "@/lib/domain/shared/actor";
import { earliest } from "@/lib/domain/shared/instant";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { CHANGE_REASON, findPaidMoney } from "@/lib/server/booking/checkout/find-paid-money";
import { postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import { refundPaidMoney } from "@/lib/server/booking/checkout/refund-paid-money";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { queueChangeMails } from "@/lib/server/booking/lifecycle/change-mails";
import type { ChangeRow } from "@/lib/server/booking/lifecycle/lock-change";
import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { queueChangeExpiry } from "@/lib/server/booking/lifecycle/queue-change-expiry";
import { moveOccupancy } from "@/lib/server/catalogue/occupancy/hold-change";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";
import { reservationLines, reservations } from "@/lib/server/platform/db/schema/reservations";

/** The owner of the new boat gets a trip, the other one loses it. */
const MAILS_OF_ANOTHER_BOAT = ["changed", "paid_owner", "moved_away_owner"] as const;

/**
 * Makes the trip the changed one, in the running transaction: its time, price, lines and occupancy, the refund of a
 * lower price, boat, history and mails change together or not at all. Reservation and change are locked; a difference
 * to be paid is booked before. Refuses a change that is over, and a trip that is not paid or whose old or new time has
 * begun.
 */
export async function makeChange(
  tx: Tx,
  reservation: ReservationRow,
  change: ChangeRow,
  { by, now }: { by: Actor; now: Date },
): Promise<Outcome<ReservationRow, "transition_not_allowed">> {
  const next = nextChangeStatus(change.status, "make");
  if (!next.ok) return next;
  const startsAt = earliest(reservation.startsAt, change.startsAt);
  const allowed = planTransition({ ...reservation, startsAt }, "change", by.kind, now);
  if (!allowed.ok) return allowed;
  await tx
    .update(reservationChanges)
    .set({ status: next.value, expiresAt: null, endedAt: now })
    .where(eq(reservationChanges.id, change.id));
  await queueChangeExpiry(tx, change.id, null);
  const to = { ...change, boatId: change.boatId ?? reservation.boatId };
  await moveOccupancy(tx, reservation.id, change.id, { from: reservation, to, now });
  const changed = await replaceTrip(tx, reservation.id, change, now);
  await giveBackDifference(tx, change, now);
  const applied = await applyReservationEvent(tx, changed, { event: "change", by, now });
  if (!applied.ok) throw new Error(`A changed trip was refused: ${applied.code}`);
  await postBooking(tx, { kind: "reservation", id: reservation.id }, { event: "changed", by, now });
  await queueChangeMails(tx, change, change.boatId ? MAILS_OF_ANOTHER_BOAT : ["changed", "changed_owner"]);
  return accept(applied.value);
}

async function replaceTrip(
  tx: Tx,
  reservationId: string,
  change: ChangeRow,
  now: Date,
): Promise<ReservationRow> {
  const { startsAt, endsAt, personCount, turnaroundMinutes, totalMinor, prepaymentMinor } = change;
  const [row] = await tx
    .update(reservations)
    .set({
      ...(change.boatId !== null && (await placeOf(tx, change.boatId))),
      startsAt,
      endsAt,
      personCount,
      turnaroundMinutes,
      totalMinor,
      prepaymentMinor,
      remainingMinor: change.remainingMinor,
      acceptedOnBoard: change.acceptedOnBoard,
      possible: change.possible,
      policyStartsAt: change.policyStartsAt,
      updatedAt: now,
    })
    .where(eq(reservations.id, reservationId))
    .returning();
  if (!row) throw new Error(`No reservation ${reservationId}`);
  await tx.delete(reservationLines).where(eq(reservationLines.reservationId, reservationId));
  await tx
    .insert(reservationLines)
    .values(change.lines.map((line, position) => ({ ...line, reservationId, position })));
  return row;
}

/** On another boat a trip begins and ends where she lies. */
async function placeOf(tx: Tx, boatId: number) {
  const [boat] = await tx.select({ portId: boats.portId }).from(boats).where(eq(boats.id, boatId));
  if (!boat) throw new Error(`No boat ${boatId}`);
  return { boatId, departurePortId: boat.portId, arrivalPortId: null };
}

/** Refunds the difference, at most what is left: the operator may have refunded a part beside the policy. */
async function giveBackDifference(tx: Tx, { reservationId, refundMinor }: ChangeRow, now: Date) {
  if (refundMinor === 0) return;
  const paid = await findPaidMoney(tx, { kind: "reservation", id: reservationId });
  const backMinor = Math.min(refundMinor, paid?.leftMinor ?? 0);
  if (!paid || backMinor === 0) return;
  const refund = await refundPaidMoney(tx, paid, backMinor, CHANGE_REASON, now);
  if (!refund.ok) throw new Error(`The refund of a changed trip was refused: ${refund.code}`);
}
