import { and, desc, eq } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import type { Tx } from "@/lib/server/db/in-transaction";
import { contractAcceptances, payments } from "@/lib/server/db/schema/payments";
import type { FilledContract } from "@/lib/server/payments/list-filled-contracts";
import type { ReservationRow } from "@/lib/server/reservations/lock-reservation";

interface Opening {
  provider: string;
  locale: Locale;
  contracts: readonly FilledContract[];
  clientAddress: string;
  now: Date;
}

/**
 * The one payment of a reservation that is under way, with the contracts accepted for it: the open one again
 * while its result is unknown, else a new one. The reservation must be locked.
 */
export async function openPayment(tx: Tx, reservation: ReservationRow, opening: Opening): Promise<string> {
  const { provider, locale, now } = opening;
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.reservationId, reservation.id),
        eq(payments.provider, provider),
        eq(payments.state, "processing"),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  const id = open?.id ?? (await insertPayment(tx, reservation, provider, locale, now));
  if (opening.contracts.length > 0) {
    await tx
      .insert(contractAcceptances)
      .values(
        opening.contracts.map(({ contractId, text, hash }) => ({
          contractId,
          userId: reservation.userId,
          paymentId: id,
          filledText: text,
          hash,
          clientAddress: opening.clientAddress,
          acceptedAt: now,
        })),
      )
      .onConflictDoNothing();
  }
  return id;
}

async function insertPayment(
  tx: Tx,
  reservation: ReservationRow,
  provider: string,
  locale: Locale,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(payments)
    .values({
      reservationId: reservation.id,
      userId: reservation.userId,
      provider,
      amountMinor: reservation.prepaymentMinor,
      currency: reservation.currency,
      locale,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: payments.id });
  if (!row) throw new Error("An inserted payment came back empty");
  return row.id;
}
