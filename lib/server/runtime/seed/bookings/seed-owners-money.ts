import type { PoolClient } from "pg";
import { monthOf, monthPeriod, nextMonth, previousMonth } from "@/lib/domain/ledger/statement-month";
import type { Actor } from "@/lib/domain/shared/actor";
import { addMinutes } from "@/lib/domain/shared/instant";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { markPayoutPaid } from "@/lib/server/money/payouts/decide-payout";
import { preparePayouts } from "@/lib/server/money/payouts/prepare-payouts";
import { closeMonth } from "@/lib/server/money/statements/close-month";
import { openToJoin } from "@/lib/server/platform/db/joined-transaction";
import { joinTransaction } from "@/lib/server/platform/db/pool";

const DEMO: Actor<"staff"> = { kind: "staff", id: "demo" };
const MONTHS = 2;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Closes the last months of the demo: owners were paid within days after their trips, each month has statements. */
export async function seedOwnersMoney(client: PoolClient, now: Date): Promise<void> {
  const { rows } = await client.query("select 1 from owner_statements limit 1");
  if (rows.length > 0) return;
  const opened = openToJoin(client, false);
  try {
    await joinTransaction(opened, () => closeMonths(client, now));
  } finally {
    opened.end();
  }
}

async function closeMonths(client: PoolClient, now: Date): Promise<void> {
  let month = monthOf(tripDayOf(now));
  for (let back = 0; back < MONTHS; back += 1) month = previousMonth(month);
  for (let count = 0; count < MONTHS; count += 1, month = nextMonth(month)) {
    const { from, until } = monthPeriod(month);
    for (const days of [15, 28]) await payOut(client, addMinutes(from, days * DAY));
    const isOver = addMinutes(until, HOUR) <= now;
    if (isOver) await closeMonth(month, DEMO, addMinutes(until, HOUR));
  }
}

/** Everything that is earned by then, transferred two days later. */
async function payOut(client: PoolClient, at: Date): Promise<void> {
  await preparePayouts(DEMO, at);
  const { rows } = await client.query<{ id: string }>("select id from payouts where state = 'open'");
  const paidAt = addMinutes(at, 2 * DAY - HOUR);
  for (const { id } of rows)
    await markPayoutPaid(id, { reference: `TR26-${id.slice(0, 6).toUpperCase()}` }, DEMO, paidAt);
}
