import { sql } from "drizzle-orm";
import { accept, refuse } from "@/lib/domain/shared/outcome";
import { lockReservation } from "@/lib/server/booking/lifecycle/lock-reservation";
import { moveDeadline } from "@/lib/server/booking/lifecycle/move-deadline";
import { readReservations } from "@/lib/server/booking/reservations/read-reservations";
import type { LockPayable } from "@/lib/server/money/start/payable";

/** A held trip: its pre-payment is what is paid online. */
export const lockPayableReservation: LockPayable = async (tx, id, { userId, locale }) => {
  const reservation = await lockReservation(tx, id);
  if (reservation?.userId !== userId) return refuse("not_found");
  if (reservation.status === "request_timeout") return refuse("hold_expired");
  if (reservation.status !== "request_created_payment_pending") return refuse("not_payable");
  const [record] = await readReservations(tx, sql`r.id = ${id}::uuid`, locale, 1);
  if (!record) return refuse("not_found");
  return accept({
    subject: { kind: "reservation", id },
    columns: { reservationId: id },
    userId,
    number: record.number,
    currency: record.currency,
    amountMinor: record.prepaymentMinor,
    itemName: record.boat.name,
    basket: record.lines.map((line) => ({ name: line.label[locale], weight: line.amountMinor })),
    record,
    hold: {
      expiresAt: reservation.expiresAt,
      extendedAt: reservation.holdExtendedAt,
      startsAt: reservation.startsAt,
      move: (to, extendedAt) => moveDeadline(tx, { kind: "reservation", id }, to, extendedAt),
    },
  });
};
