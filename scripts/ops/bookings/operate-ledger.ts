import { isTripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { readDifferences } from "@/lib/server/booking/checkout/ledger/read-differences";
import { backfillLedger } from "@/lib/server/money/payouts/backfill-ledger";
import { listOwnerBalances } from "@/lib/server/operator/owners-money/read-balances";
import { resealNumbers } from "@/lib/server/people/owners/reseal-numbers";
import { currentTime } from "@/lib/server/platform/db/database-clock";
import { getPool } from "@/lib/server/platform/db/pool";
import type { Operation, OperationInput } from "@/scripts/ops/operation";
import { columns, money } from "@/scripts/ops/print";
import { explain, say } from "@/scripts/server/say";

const PAID_UNTIL = "--paid-until";

/** Posts what was paid before there was a ledger. */
async function backfill({ by, args }: OperationInput): Promise<number> {
  const [option, day, ...more] = args;
  const now = currentTime();
  const isRight = option === undefined || (option === PAID_UNTIL && day !== undefined && more.length === 0);
  if (!isRight || (day !== undefined && (!isTripDay(day) || day >= tripDayOf(now))))
    return explain(`Give nothing, or ${PAID_UNTIL} and a day that is over, such as 2026-10-31.`);
  const { bookings, payouts } = await backfillLedger(by, now, day ?? null);
  say(`${bookings} bookings were posted; nothing is posted twice.`);
  if (day) say(`${payouts} owners' shares count as paid out by ${day}.`);
  return 0;
}

/** Compares the ledger with payments and refunds. */
async function verify(): Promise<number> {
  const differences = await readDifferences(getPool());
  for (const { number, why, currency, keptMinor, postedMinor } of differences)
    say(
      columns(
        number,
        why,
        `kept ${money({ minor: keptMinor, currency })}`,
        `posted ${money({ minor: postedMinor, currency })}`,
      ),
    );
  say(
    differences.length === 0
      ? "The ledger agrees with all payments and refunds."
      : `${differences.length} bookings differ; \`ledger backfill\` posts them.`,
  );
  return differences.length === 0 ? 0 : 1;
}

/** Before a former secret is taken away. */
async function reseal({ by }: OperationInput): Promise<number> {
  say(`The numbers of ${await resealNumbers(by)} owners were sealed anew.`);
  return 0;
}

/** What owners are owed. */
async function listBalances(): Promise<number> {
  const balances = await listOwnerBalances(currentTime());
  if (balances.length === 0) say("No owner has earned anything yet.");
  for (const { ownerName, currency, owedMinor, comingMinor, dueOn, isOverdue } of balances)
    say(
      columns(
        ownerName,
        `owed ${money({ minor: owedMinor, currency })}`,
        `to come ${money({ minor: comingMinor, currency })}`,
        dueOn && `due ${dueOn}${isOverdue ? ", OVERDUE" : ""}`,
      ),
    );
  return 0;
}

/** The ledger of owners' money, and their sealed numbers. */
export const LEDGER_OPERATIONS: readonly Operation[] = [
  {
    name: "ledger backfill",
    usage: `[${PAID_UNTIL} <day>]`,
    summary:
      "post what was paid before there was a ledger; with a day, owners were paid for trips until then",
    dryRun: "rolled back",
    audits: "ledger_backfilled",
    run: backfill,
  },
  { name: "ledger verify", summary: "compare the ledger with all payments and refunds", run: verify },
  {
    name: "owners reseal",
    summary: "seal owners' identity numbers and IBANs anew, before a former secret is taken away",
    dryRun: "rolled back",
    audits: "owner_numbers_resealed",
    run: reseal,
  },
  { name: "balances list", summary: "what owners are owed, the longest waiting first", run: listBalances },
];
