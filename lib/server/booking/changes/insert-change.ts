import type { Quote } from "@/lib/domain/pricing/trip-terms";
import type { ChangeRow } from "@/lib/server/booking/lifecycle/lock-change";
import type { ReservationRow } from "@/lib/server/booking/lifecycle/lock-reservation";
import { nameLines } from "@/lib/server/catalogue/boats/name-lines";
import type { Slot } from "@/lib/server/catalogue/occupancy/set-occupancy";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { type ChangedLine, reservationChanges } from "@/lib/server/platform/db/schema/changes";

type Columns = typeof reservationChanges.$inferInsert;

/** What a change brings; the trip as it is comes from its reservation. */
export type NewChange = Omit<
  Columns,
  keyof Slot | "reservationId" | "oldBoatId" | "oldStartsAt" | "oldEndsAt" | "oldPersonCount" | OldMoney
> & { slot: Slot };
type OldMoney = "oldTotalMinor" | "oldPrepaymentMinor";

/**
 * Inserts the change as open, also one that is made at once in the same transaction: `makeChange` expects an open one.
 */
export async function insertChange(
  tx: Tx,
  trip: ReservationRow,
  { slot, ...change }: NewChange,
): Promise<ChangeRow> {
  const isOtherBoat = slot.boatId !== trip.boatId;
  const [row] = await tx
    .insert(reservationChanges)
    .values({
      ...change,
      reservationId: trip.id,
      boatId: isOtherBoat ? slot.boatId : null,
      oldBoatId: isOtherBoat ? trip.boatId : null,
      oldStartsAt: trip.startsAt,
      oldEndsAt: trip.endsAt,
      oldPersonCount: trip.personCount,
      oldTotalMinor: trip.totalMinor,
      oldPrepaymentMinor: trip.prepaymentMinor,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      turnaroundMinutes: slot.turnaroundMinutes,
    })
    .returning();
  if (!row) throw new Error("An inserted change came back empty");
  return row;
}

/** The lines of a quote with the names that they have now. */
export async function changedLines(tx: Tx, lines: Quote["lines"]): Promise<ChangedLine[]> {
  const nameLine = await nameLines(
    tx,
    lines.flatMap(({ serviceId }) => serviceId ?? []),
  );
  return lines.map(({ rateKind, ...line }) => ({
    ...line,
    label: nameLine({ rateKind, serviceId: line.serviceId }),
  }));
}
