import { eq } from "drizzle-orm";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { planSettlement, type Settlement } from "@/lib/domain/payments/plan-settlement";
import type { PaymentState } from "@/lib/domain/shared/vocabulary";
import { isSlotFree } from "@/lib/server/boats/is-slot-free";
import type { Tx } from "@/lib/server/db/in-transaction";
import { payments } from "@/lib/server/db/schema/payments";
import { log } from "@/lib/server/http/log";
import type { RetrievedPayment } from "@/lib/server/payments/gateway";
import { queueRefund } from "@/lib/server/payments/queue-refund";
import { applyReservationEvent } from "@/lib/server/reservations/apply-reservation-event";
import { expireStaleHolds } from "@/lib/server/reservations/expire-stale-holds";
import { lockReservation, type ReservationRow } from "@/lib/server/reservations/lock-reservation";
import { queueReservationMails } from "@/lib/server/reservations/reservation-mails";

type PaymentRow = typeof payments.$inferSelect;

/**
 * Applies the provider's result under the locks of boat, reservation and payment, as `planSettlement` decides;
 * a result that was applied before changes nothing. `slotGone` overrides the look at the boat's occupancies.
 */
export async function applySettlement(
  tx: Tx,
  paymentId: string,
  result: RetrievedPayment,
  now: Date,
  slotGone: boolean,
): Promise<{ state: PaymentState; outcome: string }> {
  const [{ reservationId } = { reservationId: null }] = await tx
    .select({ reservationId: payments.reservationId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  const reservation = reservationId ? await lockReservation(tx, reservationId) : null;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("no key update");
  if (!reservation || !payment) throw new Error(`Payment ${paymentId} pays for nothing known`);
  await expireStaleHolds(tx, reservation.boatId, now, reservation.id);
  const slotFree = !slotGone && (await isReachable(tx, reservation, now));
  const settlement = planSettlement({ payment, reservation, result, slotFree, now });
  return apply(tx, payment, reservation, result, settlement, now);
}

/** Whether the reservation has its slot or can still get it. */
function isReachable(tx: Tx, reservation: ReservationRow, now: Date): Promise<boolean> {
  const { id, boatId, startsAt, endsAt, turnaroundMinutes } = reservation;
  return isSlotFree(tx, boatId, occupiedPeriod(startsAt, endsAt, turnaroundMinutes), now, id);
}

async function apply(
  tx: Tx,
  payment: PaymentRow,
  reservation: ReservationRow,
  result: RetrievedPayment,
  settlement: Settlement,
  now: Date,
): Promise<{ state: PaymentState; outcome: string }> {
  if (settlement.kind === "ignore") return { state: payment.state, outcome: settlement.reason };
  if (settlement.kind === "refuse") {
    const { reason } = settlement;
    log("error", "payment_news_refused", { reason, payment_id: payment.id, provider: payment.provider });
    return { state: payment.state, outcome: reason };
  }
  const state = settlement.paymentState;
  await tx
    .update(payments)
    .set({
      state,
      providerPaymentId: result.providerPaymentId,
      failureCode: settlement.kind === "fail" ? result.failureCode : null,
      settledAt: now,
      updatedAt: now,
    })
    .where(eq(payments.id, payment.id));
  if (settlement.kind === "confirm") {
    const paid = await applyReservationEvent(tx, reservation, { event: "pay", actor: "provider", now });
    if (!paid.ok) throw new Error(`A confirmed payment met a reservation that is ${reservation.status}`);
    return { state, outcome: settlement.late ? "confirmed_late" : "confirmed" };
  }
  if (settlement.kind === "refund") {
    await queueRefund(tx, payment, settlement.refundMinor, `paid_too_late:${settlement.reason}`, now);
    await queueReservationMails(tx, reservation.id, ["paid_late"]);
    return { state, outcome: settlement.reason };
  }
  return { state, outcome: result.failureCode ?? "failed" };
}
