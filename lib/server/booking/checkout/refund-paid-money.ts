import { planRefundParts } from "@/lib/domain/payments/plan-refund-parts";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import type { PaidMoney } from "@/lib/server/booking/checkout/find-paid-money";
import { type OperatorsRefund, refundPayment } from "@/lib/server/booking/checkout/refund-payment";
import type { Tx } from "@/lib/server/platform/db/in-transaction";

/**
 * Gives back `amountMinor` of what was paid, from the latest payment first and from earlier ones when it does not
 * suffice; each part is a refund of its own, and their ids are returned. Refuses more than is left, and gives nothing
 * back then. The subject's lock is held.
 */
export async function refundPaidMoney(
  tx: Tx,
  { payments }: Pick<PaidMoney, "payments">,
  amountMinor: number,
  reason: string,
  now: Date,
  told?: OperatorsRefund,
): Promise<Outcome<string[], "refund_exceeds_paid">> {
  const parts = planRefundParts(payments, [], amountMinor);
  if (!parts.ok) return parts;
  const refundIds: string[] = [];
  for (const { itemId, amountMinor: partMinor } of parts.value) {
    const refund = await refundPayment(tx, itemId, partMinor, reason, now, told);
    if (!refund.ok) throw new Error(`A refund of what is left was refused: ${refund.code}`);
    refundIds.push(refund.value.refundId);
  }
  return accept(refundIds);
}
