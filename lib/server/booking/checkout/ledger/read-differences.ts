import type { BookingKind, Currency } from "@/lib/domain/shared/vocabulary";
import type { SqlClient } from "@/lib/server/platform/db/upsert-rows";

/** A booking whose money is not on the accounts as its payments and refunds say. */
export interface LedgerDifference {
  kind: BookingKind;
  id: string;
  number: string;
  currency: Currency;
  /** What payments took less what refunds give back. */
  keptMinor: number;
  postedMinor: number;
  /** Paid before there was a ledger, or its payments and refunds have another sum. */
  why: "not_posted" | "differs";
  lastAt: Date;
}

/** Every booking that the ledger does not know as it is; empty as long as each event posts in its transaction. */
export async function readDifferences(client: SqlClient, limit = 100_000): Promise<LedgerDifference[]> {
  const { rows } = await client.query<Omit<LedgerDifference, "lastAt"> & { lastAt: string }>(
    `
    with refunded as (
      select payment_id, sum(amount_minor) filter (where state <> 'failed') as minor, max(created_at) as last_at
      from refunds group by 1
    ), money as (
      select coalesce(p.reservation_id, p.service_order_id) as id,
        sum(p.amount_minor - coalesce(f.minor, 0))::float8 as minor,
        max(greatest(p.settled_at, p.created_at, f.last_at)) as last_at
      from payments p left join refunded f on f.payment_id = p.id
      where p.state in ('paid', 'paid_too_late') group by 1
    ), posted as (
      select coalesce(t.reservation_id, t.service_order_id) as id,
        coalesce(sum(e.amount_minor) filter (where e.account = 'provider'), 0)::float8 as minor
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.payout_id is null group by 1
    ), bookings as (
      select id, number, currency, 'reservation' as kind from reservations
      union all select id, number, currency, 'order' from service_orders
    )
    select b.kind, b.id, b.number, b.currency, m.minor as "keptMinor", coalesce(p.minor, 0) as "postedMinor",
      m.last_at as "lastAt",
      case when p.id is null then 'not_posted' else 'differs' end as why
    from money m join bookings b on b.id = m.id left join posted p on p.id = m.id
    where p.id is null and m.minor <> 0
      or p.id is not null and p.minor <> m.minor
    order by m.last_at, b.number limit $1`,
    [limit],
  );
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
}
