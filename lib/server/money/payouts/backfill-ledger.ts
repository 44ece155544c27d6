import { planPayouts } from "@/lib/domain/ledger/plan-payouts";
import type { Actor } from "@/lib/domain/shared/actor";
import { addDays, atHour, type TripDay, toInstant } from "@/lib/domain/shared/istanbul-time";
import { postBooking } from "@/lib/server/booking/checkout/ledger/post-booking";
import { readDifferences } from "@/lib/server/booking/checkout/ledger/read-differences";
import { lockBooking } from "@/lib/server/booking/lifecycle/lock-booking";
import { writePaidOut } from "@/lib/server/money/payouts/decide-payout";
import { insertPayout, lockOwnersMoney } from "@/lib/server/money/payouts/prepare-payouts";
import { readOpenAmounts } from "@/lib/server/money/payouts/read-open-amounts";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { getPool } from "@/lib/server/platform/db/pool";

export interface Backfilled {
  bookings: number;
  payouts: number;
}

/**
 * Posts what was paid and refunded before there was a ledger, booking by booking, dated as it happened; done again it
 * posts nothing. With `paidUntil` the owners' shares of trips that were over by the end of that day count as paid out
 * then: they were, by other means.
 */
export async function backfillLedger(
  by: Actor<"staff">,
  now: Date,
  paidUntil: TripDay | null = null,
): Promise<Backfilled> {
  let bookings = 0;
  for (const { kind, id, lastAt } of await readDifferences(getPool())) {
    const isPosted = await inTransaction(async (tx) => {
      await lockBooking(tx, { kind, id });
      return postBooking(tx, { kind, id }, { event: "backfilled", by, now: lastAt });
    });
    if (isPosted) bookings += 1;
  }
  const done = { bookings, payouts: paidUntil ? await settlePast(paidUntil, by) : 0 };
  await inTransaction((tx) =>
    audit(tx, {
      by,
      event: "ledger_backfilled",
      subject: { kind: "site", id: "ledger" },
      data: { ...done, paidUntil, at: now.toISOString() },
    }),
  );
  return done;
}

async function settlePast(paidUntil: TripDay, by: Actor<"staff">): Promise<number> {
  const at = new Date(toInstant(atHour(addDays(paidUntil, 1), 0)).getTime() - 1);
  return inTransaction(async (tx, client) => {
    await lockOwnersMoney(tx);
    const planned = planPayouts(await readOpenAmounts(client, { now: at }));
    for (const plan of planned) {
      const payout = await insertPayout(tx, plan, at);
      await writePaidOut(tx, payout, { reference: `before the ledger, ${paidUntil}`, by, at });
    }
    return planned.length;
  });
}
