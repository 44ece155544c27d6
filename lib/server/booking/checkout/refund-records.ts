import { type SQL, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { refundEntry } from "@/lib/contracts/cancellation";
import type { Currency, RefundState } from "@/lib/domain/shared/vocabulary";
import { isoInstant } from "@/lib/server/platform/db/iso-instant";

/** Money that goes or went back. */
export interface RefundRecord {
  amountMinor: number;
  currency: Currency;
  state: RefundState;
  /** Why it was decided, as a code. */
  reason: string;
  createdAt: string;
  doneAt: string | null;
}

/** The refunds of the payments (alias `y` in the condition), the oldest first, as JSON. */
export function refundsSql(paidFor: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('amountMinor', f.amount_minor, 'currency', f.currency,
      'state', f.state, 'reason', f.reason, 'createdAt', f.created_at, 'doneAt', f.done_at) order by f.created_at, f.id), '[]')
    from payments y join refunds f on f.payment_id = y.id where ${paidFor})`;
}

/** A refund as responses carry it. */
export function describeRefund(refund: RefundRecord): InferOutput<typeof refundEntry> {
  return {
    amount: refund.amountMinor,
    currency: refund.currency,
    state: refund.state,
    created_at: isoInstant(refund.createdAt),
    done_at: refund.doneAt && isoInstant(refund.doneAt),
  };
}
