import { and, desc, eq, sql } from "drizzle-orm";
import { addMinutes } from "@/lib/domain/shared/instant";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { paysFor } from "@/lib/server/booking/checkout/payment-subject";
import type { ContractInForce } from "@/lib/server/booking/contracts/list-filled-contracts";
import type { Payable } from "@/lib/server/money/start/payable";
import type { Tx } from "@/lib/server/platform/db/in-transaction";
import { contractAcceptances, payments } from "@/lib/server/platform/db/schema/payments";

interface Opening {
  provider: string;
  locale: Locale;
  contracts: readonly ContractInForce[];
  clientAddress: string;
  now: Date;
}

export interface OpenedPayment {
  id: string;
  /** The hosted page that is open already; null when the provider has to be asked for one. */
  redirectUrl: string | null;
}

/** A card page that closes sooner than this is not used again: the customer needs time to enter a card. */
const PAGE_MARGIN_MINUTES = 2;

/**
 * The one payment of a reservation or order that is under way, with the contracts accepted for it: the open one
 * again while its result is unknown and its page can be used, else a new one. A page that closed leaves its
 * payment expired, and watched. Refuses while the provider looks into money that it already has.
 */
export async function openPayment(
  tx: Tx,
  payable: Payable,
  opening: Opening,
): Promise<Outcome<OpenedPayment, "payment_in_review">> {
  const { provider, locale, now } = opening;
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(paysFor(payable.subject), eq(payments.provider, provider), eq(payments.state, "processing")))
    .orderBy(desc(payments.createdAt))
    .limit(1)
    .for("no key update");
  if (open?.inReview) return refuse("payment_in_review");
  const pageExpiresAt = open?.pageExpiresAt ?? null;
  const closed = pageExpiresAt !== null && pageExpiresAt <= addMinutes(now, PAGE_MARGIN_MINUTES);
  if (open && closed) {
    await tx.update(payments).set({ state: "expired", updatedAt: now }).where(eq(payments.id, open.id));
  }
  const id = open && !closed ? open.id : await insertPayment(tx, payable, provider, locale, now);
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
      // For a restarted payment the text accepted last applies.
      .onConflictDoUpdate({
        target: [contractAcceptances.paymentId, contractAcceptances.contractId],
        set: {
          filledText: sql`excluded.filled_text`,
          hash: sql`excluded.hash`,
          clientAddress: sql`excluded.client_address`,
          acceptedAt: sql`excluded.accepted_at`,
        },
        setWhere: sql`${contractAcceptances.hash} <> excluded.hash`,
      });
  }
  return accept({ id, redirectUrl: pageExpiresAt && !closed ? (open?.redirectUrl ?? null) : null });
}

async function insertPayment(
  tx: Tx,
  { columns, userId, amountMinor, currency }: Payable,
  provider: string,
  locale: Locale,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(payments)
    .values({
      ...columns,
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
