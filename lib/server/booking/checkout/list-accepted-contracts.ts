import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { BookingRef } from "@/lib/server/booking/checkout/payment-subject";
import { type Db, getDb } from "@/lib/server/platform/db/pool";
import { reservationChanges } from "@/lib/server/platform/db/schema/changes";
import { contractAcceptances, contracts, payments } from "@/lib/server/platform/db/schema/payments";

export interface AcceptedContractRecord {
  id: string;
  title: string;
  version: string;
  text: string;
  hash: string;
  acceptedAt: Date;
}

/**
 * The contracts that the customer accepted when paying for this reservation or order, or when changing its trip, each
 * text as it was then.
 */
export async function listAcceptedContracts(
  userId: string,
  { kind, id }: BookingRef,
  db: Db = getDb(),
): Promise<AcceptedContractRecord[]> {
  const isOfBooking =
    kind === "order"
      ? eq(payments.serviceOrderId, id)
      : or(eq(payments.reservationId, id), eq(reservationChanges.reservationId, id));
  const isDone = or(
    inArray(payments.state, ["paid", "paid_too_late"]),
    eq(reservationChanges.status, "made"),
  );
  return db
    .select({
      id: contractAcceptances.id,
      title: contracts.title,
      version: contracts.version,
      text: contractAcceptances.filledText,
      hash: contractAcceptances.hash,
      acceptedAt: contractAcceptances.acceptedAt,
    })
    .from(contractAcceptances)
    .innerJoin(contracts, eq(contracts.id, contractAcceptances.contractId))
    .leftJoin(payments, eq(payments.id, contractAcceptances.paymentId))
    .leftJoin(reservationChanges, eq(reservationChanges.id, contractAcceptances.changeId))
    .where(and(eq(contractAcceptances.userId, userId), isOfBooking, isDone))
    .orderBy(contractAcceptances.acceptedAt, desc(contracts.kind));
}
