import { earliest } from "@/lib/domain/shared/instant";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { lockChange } from "@/lib/server/booking/lifecycle/lock-change";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import { readChanged } from "@/lib/server/booking/reservations/changed-record";
import type { LockPayable } from "@/lib/server/money/start/payable";

/** A change whose difference is to be paid; its contracts are those of the changed trip. */
export const lockPayableChange: LockPayable = async (tx, id, { userId, locale }) => {
  const locked = await lockChange(tx, id);
  if (locked?.reservation.userId !== userId) return refuse("not_found");
  const { change, reservation } = locked;
  if (change.status === "expired") return refuse("hold_expired");
  if (change.status !== "payment_pending") return refuse("not_payable");
  const record = await readChanged(tx, id, locale);
  if (!record) return refuse("not_found");
  return accept({
    subject: { kind: "change", id },
    columns: { reservationId: reservation.id, changeId: id },
    userId,
    number: record.number,
    currency: record.currency,
    amountMinor: change.paymentMinor,
    itemName: record.boat.name,
    record,
    hold: {
      expiresAt: change.expiresAt,
      extendedAt: change.holdExtendedAt,
      startsAt: earliest(reservation.startsAt, change.startsAt),
      move: (to, extendedAt) => moveDeadline(tx, { kind: "change", id }, to, extendedAt),
    },
  });
};
