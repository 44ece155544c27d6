import { refundPayment } from "@/lib/server/checkout/refund-payment";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { getPool } from "@/lib/server/db/pool";
import { one } from "@/tests/support/held-trip";

export const refundOf = (id: string) =>
  one<{
    state: string;
    attempts: number;
    failure_code: string | null;
    provider_refund_id: string | null;
    sent_at: Date | null;
  }>("select state, attempts, failure_code, provider_refund_id, sent_at from refunds where id = $1", id);

/** Decides a refund, which must be allowed; its job does not run by itself in tests. */
export async function decideRefund(paymentId: string, amountMinor: number): Promise<string> {
  const refund = await inTransaction((tx) =>
    refundPayment(tx, paymentId, amountMinor, "operator", new Date()),
  );
  if (!refund.ok) throw new Error(refund.code);
  return refund.value.refundId;
}

/** When the refund's one waiting job runs; null when none waits. */
export async function nextTryOf(refundId: string): Promise<Date | null> {
  const { rows } = await getPool().query(
    "select run_at from graphile_worker.jobs where key = 'refund:' || $1",
    [refundId],
  );
  if (rows.length > 1) throw new Error("A refund has two jobs");
  return rows[0]?.run_at ?? null;
}
