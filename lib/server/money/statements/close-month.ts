import { desc, like, lt, sql } from "drizzle-orm";
import { serverEnv } from "@/lib/config/env.server";
import { isMonthOver, type Month, monthPeriod, statementNumber } from "@/lib/domain/ledger/statement-month";
import type { Actor } from "@/lib/domain/shared/actor";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { lockOwnersMoney } from "@/lib/server/money/payouts/prepare-payouts";
import { type OwnerMonth, readMonth } from "@/lib/server/money/statements/read-month";
import { readStatementOwners } from "@/lib/server/money/statements/read-statement-owners";
import { audit } from "@/lib/server/platform/audit";
import { inTransaction, type Tx } from "@/lib/server/platform/db/in-transaction";
import { ownerStatementLines, ownerStatements } from "@/lib/server/platform/db/schema/owner-statements";

type Refusal = "month_not_over" | "month_closed" | "earlier_month_open" | "later_month_closed";

/**
 * Closes a month: one numbered statement for each owner and currency with money in it, which never changes afterwards.
 * Refuses a month that is not over, or was closed, or lies before a closed one; and one whose opening balance is not
 * the closing balance of the statement before, since then a month between them was not closed.
 */
export async function closeMonth(
  month: Month,
  by: Actor<"staff">,
  now: Date,
): Promise<Outcome<{ count: number }, Refusal>> {
  if (!isMonthOver(month, now)) return refuse("month_not_over");
  return inTransaction(async (tx, client) => {
    await lockOwnersMoney(tx);
    const [last] = await tx
      .select({ month: sql<string | null>`max(${ownerStatements.month})` })
      .from(ownerStatements);
    const { firstDay } = monthPeriod(month);
    if (last?.month === firstDay) return refuse("month_closed");
    if (last?.month && last.month > firstDay) return refuse("later_month_closed");
    const months = await readMonth(client, month);
    const before = await readClosings(tx, firstDay);
    if (months.some((one) => one.openingMinor !== (before.get(keyOf(one)) ?? one.openingMinor)))
      return refuse("earlier_month_open");
    await writeStatements(tx, month, months, by, now);
    return accept({ count: months.length });
  });
}

const keyOf = ({ ownerId, currency }: Pick<OwnerMonth, "ownerId" | "currency">) => `${ownerId} ${currency}`;

/** The balance that the latest statement of each owner ended with. */
async function readClosings(tx: Tx, firstDay: string): Promise<Map<string, number>> {
  const { ownerId, currency, closingMinor, month } = ownerStatements;
  const rows = await tx
    .selectDistinctOn([ownerId, currency], { ownerId, currency, closingMinor })
    .from(ownerStatements)
    .where(lt(month, firstDay))
    .orderBy(ownerId, currency, desc(month));
  return new Map(rows.map((row) => [keyOf(row), row.closingMinor]));
}

async function writeStatements(
  tx: Tx,
  month: Month,
  months: readonly OwnerMonth[],
  by: Actor<"staff">,
  now: Date,
): Promise<void> {
  const owners = await readStatementOwners(tx, [...new Set(months.map(({ ownerId }) => ownerId))]);
  const { firstDay, until } = monthPeriod(month);
  let count = await countNumbers(tx, month);
  for (const { lines, ...sums } of months) {
    const owner = owners.get(sums.ownerId);
    if (!owner) throw new Error(`No owner ${sums.ownerId}`);
    count += 1;
    const [statement] = await tx
      .insert(ownerStatements)
      .values({
        ...sums,
        ...{ number: statementNumber(month, count), month: firstDay, until, owner },
        sellerModel: serverEnv().SELLER_MODEL,
        ...{ closedBy: by.id ?? "", closedAt: now },
      })
      .returning({ id: ownerStatements.id, number: ownerStatements.number });
    if (!statement) throw new Error("An inserted statement came back empty");
    await insertLines(tx, statement.id, sums.demo, lines);
    const { ownerId, currency, earnedMinor, closingMinor } = sums;
    const data = { number: statement.number, month, ownerId, currency, earnedMinor, closingMinor };
    await audit(tx, {
      by,
      event: "statement_closed",
      subject: { kind: "statement", id: statement.id },
      data,
    });
  }
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 1000;

async function insertLines(
  tx: Tx,
  statementId: string,
  demo: boolean,
  lines: OwnerMonth["lines"],
): Promise<void> {
  const rows = lines.map(({ number: _, ...line }, position) => ({ ...line, statementId, position, demo }));
  for (let first = 0; first < rows.length; first += BATCH)
    await tx.insert(ownerStatementLines).values(rows.slice(first, first + BATCH));
}

async function countNumbers(tx: Tx, month: Month): Promise<number> {
  const [row] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(ownerStatements)
    .where(like(ownerStatements.number, `${month.slice(0, 4)}-%`));
  return row?.count ?? 0;
}
