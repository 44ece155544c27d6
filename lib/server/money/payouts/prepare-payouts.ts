import { sql } from "drizzle-orm";
import { type PlannedPayout, planPayouts } from "@/lib/domain/ledger/plan-payouts";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { PayoutRow } from "@/lib/server/money/payouts/decide-payout";
import { readOpenAmounts } from "@/lib/server/money/payouts/read-open-amounts";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { payoutLines, payouts } from "@/lib/server/platform/db/schema/payouts";

/** Whoever makes or closes lists of owners' money waits for the other: nothing is on two of them. */
export async function lockOwnersMoney(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('owners_money', 0))`);
}

/**
 * Puts everything that owners have earned by now, and that is on no list yet, on the list to pay: one payout for each
 * owner and currency. Whose sum is not above zero waits. Refuses when there is nothing to pay.
 */
export async function preparePayouts(
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ count: number }, "nothing_to_pay">> {
  return inTransaction(async (tx, client) => {
    await lockOwnersMoney(tx);
    const planned = planPayouts(await readOpenAmounts(client, { now }));
    if (planned.length === 0) return refuse("nothing_to_pay");
    for (const plan of planned) {
      const { id, ownerId, amountMinor, currency, dueOn } = await insertPayout(tx, plan, now);
      const data = { ownerId, amountMinor, currency, dueOn, bookings: plan.lines.length };
      await audit(tx, { by, event: "payout_prepared", subject: { kind: "payout", id }, data });
    }
    return accept({ count: planned.length });
  });
}

/** Puts a payout with its lines on the list to pay. */
export async function insertPayout(tx: Tx, plan: PlannedPayout, now: Date): Promise<PayoutRow> {
  const { lines, ...sums } = plan;
  const [payout] = await tx
    .insert(payouts)
    .values({ ...sums, createdAt: now })
    .returning();
  if (!payout) throw new Error("An inserted payout came back empty");
  const { id: payoutId, demo } = payout;
  await tx.insert(payoutLines).values(lines.map((line) => ({ ...line, payoutId, demo })));
  return payout;
}
