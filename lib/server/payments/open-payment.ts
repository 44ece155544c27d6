import { and, desc, eq } from "drizzle-orm";
import type { Locale } from "@/lib/i18n/locales";
import type { Tx } from "@/lib/server/db/in-transaction";
import { contractAcceptances, payments } from "@/lib/server/db/schema/payments";
import type { FilledContract } from "@/lib/server/payments/list-filled-contracts";
import type { Payable } from "@/lib/server/payments/payable";
import { paysFor, subjectColumns } from "@/lib/server/payments/payment-subject";

interface Opening {
  provider: string;
  locale: Locale;
  contracts: readonly FilledContract[];
  clientAddress: string;
  now: Date;
}

/**
 * The one payment of a reservation or order that is under way, with the contracts accepted for it: the open one
 * again while its result is unknown, else a new one.
 */
export async function openPayment(tx: Tx, payable: Payable, opening: Opening): Promise<string> {
  const { provider, locale, now } = opening;
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(paysFor(payable.subject), eq(payments.provider, provider), eq(payments.state, "processing")))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  const id = open?.id ?? (await insertPayment(tx, payable, provider, locale, now));
  if (opening.contracts.length > 0) {
    await tx
      .insert(contractAcceptances)
      .values(
        opening.contracts.map(({ contractId, text, hash }) => ({
          contractId,
          userId: payable.userId,
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
  { subject, userId, amountMinor, currency }: Payable,
  provider: string,
  locale: Locale,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(payments)
    .values({
      ...subjectColumns(subject),
      userId,
      provider,
      amountMinor,
      currency,
      locale,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: payments.id });
  if (!row) throw new Error("An inserted payment came back empty");
  return row.id;
}
