import { planChangeSettlement } from "@/lib/domain/payments/plan-change-settlement";
import { earliest } from "@/lib/domain/shared/instant";
import { queueChangeMails } from "@/lib/server/booking/lifecycle/change-mails";
import { lockChange } from "@/lib/server/booking/lifecycle/lock-change";
import { makeChange } from "@/lib/server/booking/lifecycle/make-change";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import type { LockSettlementSubject } from "@/lib/server/money/settle/settlement-subject";

/** The change whose difference was paid, in any status; its new time is held as long as it waits. */
export const lockPaidChange: LockSettlementSubject = async (tx, id, now) => {
  const locked = await lockChange(tx, id);
  if (!locked) return null;
  const { change, reservation } = locked;
  const { status, expiresAt, startsAt } = change;
  const first = earliest(reservation.startsAt, startsAt);
  return {
    plan: async ({ payment, result }, slotGone) =>
      planChangeSettlement({
        payment,
        change: { status, oldStartsAt: reservation.startsAt, startsAt },
        result,
        slotFree: !slotGone,
        now,
      }),
    confirm: async (by) => {
      const made = await makeChange(tx, reservation, change, { by, now });
      if (!made.ok) throw new Error(`A confirmed payment met a change that is ${status}`);
    },
    hold:
      status === "payment_pending" && expiresAt
        ? { expiresAt, startsAt: first, move: (to) => moveDeadline(tx, { kind: "change", id }, to) }
        : null,
    queuePaidLateMail: () => queueChangeMails(tx, change, ["change_paid_late"]),
  };
};
