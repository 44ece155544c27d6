import { and, eq } from "drizzle-orm";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { writeTransaction } from "@/lib/server/booking/checkout/ledger/write-transaction";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { payouts } from "@/lib/server/platform/db/schema/payouts";

export type PayoutRow = typeof payouts.$inferSelect;
type Refusal = "not_found" | "already_done" | "reference_taken";

/**
 * Notes that a payout was transferred, under the bank's reference, and posts it to the ledger. Refuses one that is paid
 * or withdrawn, and a reference that another payout of this owner has.
 */
export async function markPayoutPaid(
  id: string,
  { reference }: { reference: string },
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(async (tx) => {
    const found = await lockPayout(tx, id);
    if (!found.ok) return found;
    const { ownerId, currency, amountMinor } = found.value;
    const [taken] = await tx
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.ownerId, ownerId), eq(payouts.reference, reference)));
    if (taken) return refuse("reference_taken");
    await writePaidOut(tx, found.value, { reference, by, at: now });
    const data = { ownerId, amountMinor, currency, reference };
    await audit(tx, { by, event: "payout_paid", subject: { kind: "payout", id }, data });
    return accept(null);
  });
}

/** Notes and posts that a locked, open payout was transferred. */
export async function writePaidOut(
  tx: Tx,
  { id, ownerId, currency, amountMinor, demo }: PayoutRow,
  { reference, by, at }: { reference: string; by: Actor; at: Date },
): Promise<void> {
  await tx.update(payouts).set({ state: "paid", reference, paidAt: at }).where(eq(payouts.id, id));
  await writeTransaction(tx, {
    ...{ event: "paid_out", about: { payoutId: id }, currency, by, at, demo },
    entries: [
      { account: "owner", ownerId, amountMinor },
      { account: "bank", ownerId: null, amountMinor: -amountMinor },
    ],
  });
}

/** Takes a payout that was not transferred from the list, for a reason; its money is on the next list. */
export async function withdrawPayout(
  id: string,
  reason: string,
  by: Actor<"staff">,
): Promise<Outcome<null, "not_found" | "already_done">> {
  return inTransaction(async (tx) => {
    const found = await lockPayout(tx, id);
    if (!found.ok) return found;
    await tx.update(payouts).set({ state: "withdrawn" }).where(eq(payouts.id, id));
    const { ownerId, currency, amountMinor } = found.value;
    const data = { ownerId, amountMinor, currency };
    await audit(tx, { by, event: "payout_withdrawn", subject: { kind: "payout", id }, data, reason });
    return accept(null);
  });
}

async function lockPayout(tx: Tx, id: string): Promise<Outcome<PayoutRow, "not_found" | "already_done">> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
  if (!payout) return refuse("not_found");
  return payout.state === "open" ? accept(payout) : refuse("already_done");
}
