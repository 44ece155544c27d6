import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

/** What an owner has earned with a booking and is on no payout; below zero where money came back after a payout. */
export interface OpenAmount {
  ownerId: string;
  reservationId: string | null;
  serviceOrderId: string | null;
  number: string;
  currency: Currency;
  earnedAt: Date;
  minor: number;
  demo: boolean;
}

/** Every open amount at this instant, of one owner or of all, the oldest first. */
export async function readOpenAmounts(
  client: SqlClient,
  { now, ownerId = null }: { now: Date; ownerId?: string | null },
): Promise<OpenAmount[]> {
  const { rows } = await client.query<Omit<OpenAmount, "minor"> & { minor: string }>(
    `
    with posted as (
      select e.owner_id, coalesce(t.reservation_id, t.service_order_id) as booking_id, -sum(e.amount_minor) as minor
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account in ('owner', 'owner_goodwill') and t.payout_id is null
        and ($1::uuid is null or e.owner_id = $1::uuid)
      group by 1, 2
    ), listed as (
      select p.owner_id, coalesce(l.reservation_id, l.service_order_id) as booking_id, sum(l.amount_minor) as minor
      from payout_lines l join payouts p on p.id = l.payout_id
      where p.state <> 'withdrawn' and ($1::uuid is null or p.owner_id = $1::uuid)
      group by 1, 2
    )
    select posted.owner_id as "ownerId", b.reservation_id as "reservationId", b.service_order_id as "serviceOrderId",
      b.number, b.currency, b.earned_at as "earnedAt", b.demo, posted.minor - coalesce(listed.minor, 0) as minor
    from posted join earned_bookings b using (booking_id) left join listed using (owner_id, booking_id)
    where b.earned_at <= $2 and posted.minor <> coalesce(listed.minor, 0)
    order by b.earned_at, b.number`,
    [ownerId, now],
  );
  return rows.map((row) => ({ ...row, minor: Number(row.minor) }));
}
