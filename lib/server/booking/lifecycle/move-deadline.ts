import { eq } from "drizzle-orm";
import type { PaymentSubjectKind } from "@/lib/domain/shared/vocabulary";
import { queueOrderExpiry } from "@/lib/server/booking/lifecycle/apply-order-event";
import { queueReservationExpiry } from "@/lib/server/booking/lifecycle/apply-reservation-event";
import { queueChangeExpiry } from "@/lib/server/booking/lifecycle/queue-change-expiry";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";
import { boatOccupancies } from "@/lib/server/platform/db/schema/occupancies";
import { reservations } from "@/lib/server/platform/db/schema/reservations";
import { serviceOrders } from "@/lib/server/platform/db/schema/services";

const HELD = {
  reservation: {
    table: reservations,
    occupant: boatOccupancies.reservationId,
    queueExpiry: (tx: Tx, id: string, expiresAt: Date) => queueReservationExpiry(tx, { id, expiresAt }),
  },
  order: {
    table: serviceOrders,
    occupant: boatOccupancies.serviceOrderId,
    queueExpiry: (tx: Tx, id: string, expiresAt: Date) => queueOrderExpiry(tx, { id, expiresAt }),
  },
  change: {
    table: reservationChanges,
    occupant: boatOccupancies.changeId,
    queueExpiry: queueChangeExpiry,
  },
} as const satisfies Record<PaymentSubjectKind, unknown>;

/**
 * Moves the deadline of what waits for its payment, of its occupancy and of the job that ends it; `extendedAt` notes
 * that the start of a payment did so. The row must be locked.
 */
export async function moveDeadline(
  tx: Tx,
  { kind, id }: { kind: PaymentSubjectKind; id: string },
  expiresAt: Date,
  extendedAt?: Date,
): Promise<void> {
  const { table, occupant, queueExpiry } = HELD[kind];
  await tx
    .update(table)
    .set({ expiresAt, ...(extendedAt && { holdExtendedAt: extendedAt }) })
    .where(eq(table.id, id));
  await tx.update(boatOccupancies).set({ expiresAt }).where(eq(occupant, id));
  await queueExpiry(tx, id, expiresAt);
}
