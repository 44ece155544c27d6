import { payoutDueOn } from "@/lib/domain/ledger/business-days";
import { type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { getPool } from "@/lib/server/platform/db/pool";

/** Where an owner's money stands, in one currency. */
export interface OwnerBalance {
  ownerId: string;
  ownerName: string;
  currency: Currency;
  /** Of trips that are over or cancelled, and not paid out yet. */
  owedMinor: number;
  /** What of it is on the list to pay. */
  listedMinor: number;
  /** Of paid trips that are still to come. */
  comingMinor: number;
  paidOutMinor: number;
  /** By when the oldest of what is owed must be paid; null when nothing is owed. */
  dueOn: TripDay | null;
  isOverdue: boolean;
}

interface Row {
  ownerId: string;
  ownerName: string;
  currency: Currency;
  earned: number;
  coming: number;
  paidOut: number;
  listed: number;
  oldest: Date | null;
}

/** The balances of one owner, or of all whose accounts were ever used; who waits longest first. */
export async function listOwnerBalances(now: Date, ownerId: string | null = null): Promise<OwnerBalance[]> {
  const { rows } = await getPool().query<Row>(
    `
    with posted as (
      select e.owner_id, t.currency, coalesce(t.reservation_id, t.service_order_id) as booking_id,
        -sum(e.amount_minor)::float8 as minor
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account in ('owner', 'owner_goodwill') and ($1::uuid is null or e.owner_id = $1::uuid)
      group by 1, 2, 3
    ), settled as (
      select p.owner_id, coalesce(l.reservation_id, l.service_order_id) as booking_id,
        sum(l.amount_minor)::float8 as minor
      from payout_lines l join payouts p on p.id = l.payout_id where p.state = 'paid' group by 1, 2
    ), waiting as (
      select owner_id, currency, sum(amount_minor)::float8 as minor from payouts where state = 'open' group by 1, 2
    )
    select p.owner_id as "ownerId", coalesce(o.legal_name, o.name) as "ownerName", p.currency,
      coalesce(sum(p.minor) filter (where b.earned_at <= $2), 0) as earned,
      coalesce(sum(p.minor) filter (where b.earned_at > $2), 0) as coming,
      coalesce(-sum(p.minor) filter (where p.booking_id is null), 0) as "paidOut",
      coalesce(max(w.minor), 0) as listed,
      min(b.earned_at) filter (where b.earned_at <= $2
        and p.minor > coalesce(s.minor, 0)) as oldest
    from posted p join owners o on o.id = p.owner_id left join earned_bookings b on b.booking_id = p.booking_id
    left join settled s on s.owner_id = p.owner_id and s.booking_id = p.booking_id
    left join waiting w on w.owner_id = p.owner_id and w.currency = p.currency
    group by p.owner_id, o.legal_name, o.name, p.currency order by oldest, o.name, p.currency`,
    [ownerId, now],
  );
  return rows.filter(hasMoved).map((row) => balanceOf(row, tripDayOf(now)));
}

/** All of a cancelled trip may have gone back, and with it all that the owner had. */
const hasMoved = ({ earned, coming, paidOut, listed }: Row) =>
  [earned, coming, paidOut, listed].some((minor) => minor !== 0);

function balanceOf({ earned, coming, paidOut, listed, oldest, ...row }: Row, today: TripDay): OwnerBalance {
  const owedMinor = earned - paidOut;
  const dueOn = oldest && owedMinor > 0 ? payoutDueOn(tripDayOf(oldest)) : null;
  const { ownerId, ownerName, currency } = row;
  return {
    ...{ ownerId, ownerName, currency, owedMinor, dueOn },
    ...{ listedMinor: listed, comingMinor: coming, paidOutMinor: paidOut },
    isOverdue: dueOn !== null && dueOn < today,
  };
}

/** The balances of one owner, one for each currency in which boats were sold. */
export const readOwnerBalance = (ownerId: string, now: Date): Promise<OwnerBalance[]> =>
  listOwnerBalances(now, ownerId);

/** How many owners wait longer for their money than they may. */
export async function countOverduePayouts(now: Date): Promise<number> {
  return (await listOwnerBalances(now)).filter(({ isOverdue }) => isOverdue).length;
}
