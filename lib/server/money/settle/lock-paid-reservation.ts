import { planSettlement } from "@/lib/domain/payments/plan-settlement";
import { applyReservationEvent } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { canTakeSlot } from "@/lib/server/booking/lifecycle/can-take-slot";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import { queueReservationMails } from "@/lib/server/booking/lifecycle/reservation-mails";
import type { LockSettlementSubject } from "@/lib/server/money/settle/settlement-subject";

/** The reservation that was paid for, in any status. */
export const lockPaidReservation: LockSettlementSubject = async (tx, id, now) => {
  const reservation = await lockReservation(tx, id);
  if (!reservation) return null;
  const { status, expiresAt, startsAt } = reservation;
  return {
    plan: async ({ payment, result }, slotGone) => {
      const slotFree = !slotGone && (await canTakeSlot(tx, reservation, now, id));
      return planSettlement({ payment, reservation, result, slotFree, now });
    },
    confirm: async (by) => {
      const paid = await applyReservationEvent(tx, reservation, { event: "pay", by, now });
      if (!paid.ok) throw new Error(`A confirmed payment met a reservation that is ${reservation.status}`);
    },
    hold:
      status === "request_created_payment_pending" && expiresAt
        ? { expiresAt, startsAt, move: (to) => moveDeadline(tx, { kind: "reservation", id }, to) }
        : null,
    queuePaidLateMail: () => queueReservationMails(tx, id, ["paid_late"]),
  };
};
