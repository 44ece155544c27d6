import { partsOf, type SaleParts } from "@/lib/domain/ledger/allocate-sale";
import { type Month, monthPeriod } from "@/lib/domain/ledger/statement-month";
import type { LedgerAccount } from "@/lib/domain/ledger/words";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

export interface StatementLine extends SaleParts {
  reservationId: string | null;
  serviceOrderId: string | null;
  number: string;
  earnedOn: string;
  /** Of a booking whose sale is on an earlier statement. */
  correction: boolean;
}

/** What a statement of an owner over a month says, in one currency. */
export interface OwnerMonth {
  ownerId: string;
  currency: Currency;
  openingMinor: number;
  earnedMinor: number;
  paidOutMinor: number;
  closingMinor: number;
  demo: boolean;
  lines: StatementLine[];
}

interface Row {
  ownerId: string;
  currency: Currency;
  reservationId: string | null;
  serviceOrderId: string | null;
  number: string | null;
  earnedAt: Date | null;
  demo: boolean;
  /** Sums by account: before the month, and until its end. */
  before: Partial<Record<LedgerAccount, number>>;
  within: Partial<Record<LedgerAccount, number>>;
}

const OWED = ["owner", "owner_goodwill"] as const;

/**
 * The money of each owner in a month, from the ledger alone. A booking is on the statement of the month in which it was
 * over or cancelled; what is posted for it later is a correction on the statement of that later month.
 */
export async function readMonth(
  client: SqlClient,
  month: Month,
  ownerId: string | null = null,
): Promise<OwnerMonth[]> {
  const months = new Map<string, OwnerMonth>();
  const { from } = monthPeriod(month);
  for (const row of await readRows(client, month, ownerId)) {
    const key = `${row.ownerId} ${row.currency}`;
    const of = months.get(key) ?? emptyMonth(row);
    months.set(key, of);
    of.demo &&= row.demo;
    addRow(of, row, from);
  }
  return [...months.values()].filter(
    ({ lines, openingMinor, paidOutMinor }) => lines.length > 0 || openingMinor !== 0 || paidOutMinor !== 0,
  );
}

const emptyMonth = ({ ownerId, currency, demo }: Row): OwnerMonth => ({
  ...{ ownerId, currency, demo, lines: [] },
  ...{ openingMinor: 0, earnedMinor: 0, paidOutMinor: 0, closingMinor: 0 },
});

function addRow(month: OwnerMonth, row: Row, from: Date): void {
  const { reservationId, serviceOrderId, number, earnedAt } = row;
  if (number === null || earnedAt === null) {
    month.openingMinor += owedOf(row.before);
    month.paidOutMinor -= owedOf(row.within);
  } else {
    const correction = earnedAt < from;
    const sums = correction ? row.within : sumOf(row.before, row.within);
    if (correction) month.openingMinor += owedOf(row.before);
    const parts = partsOf(sums);
    if (Object.values(parts).some((minor) => minor !== 0)) {
      const earnedOn = tripDayOf(earnedAt);
      month.lines.push({ reservationId, serviceOrderId, number, earnedOn, correction, ...parts });
      month.earnedMinor += parts.shareMinor;
    }
  }
  month.closingMinor = month.openingMinor + month.earnedMinor - month.paidOutMinor;
}

type Sums = Row["before"];

/** Credits are what is owed. */
const owedOf = (sums: Sums) => OWED.reduce((owed, account) => owed - (sums[account] ?? 0), 0);

function sumOf(one: Sums, other: Sums): Sums {
  const sum: Sums = { ...one };
  for (const [account, minor] of Object.entries(other) as [LedgerAccount, number][])
    sum[account] = (sum[account] ?? 0) + minor;
  return sum;
}

async function readRows(client: SqlClient, month: Month, ownerId: string | null): Promise<Row[]> {
  const { from, until } = monthPeriod(month);
  const { rows } = await client.query<Row>(
    `
    with sums as (
      select e.owner_id, t.currency, coalesce(t.reservation_id, t.service_order_id) as booking_id, e.account,
        bool_and(t.demo) as demo, coalesce(sum(e.amount_minor) filter (where t.at < $2), 0)::float8 as before,
        coalesce(sum(e.amount_minor) filter (where t.at >= $2), 0)::float8 as within
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.owner_id is not null and t.at < $3 and ($1::uuid is null or e.owner_id = $1::uuid)
      group by 1, 2, 3, 4
    )
    select s.owner_id as "ownerId", s.currency, b.reservation_id as "reservationId",
      b.service_order_id as "serviceOrderId", b.number, b.earned_at as "earnedAt", bool_and(s.demo) as demo,
      jsonb_object_agg(s.account, s.before) as before, jsonb_object_agg(s.account, s.within) as within
    from sums s left join earned_bookings b on b.booking_id = s.booking_id
    where s.booking_id is null or b.earned_at < $3
    group by s.owner_id, s.currency, s.booking_id, b.reservation_id, b.service_order_id, b.number, b.earned_at
    order by s.owner_id, s.currency, b.earned_at, b.number`,
    [ownerId, from, until],
  );
  return rows;
}
