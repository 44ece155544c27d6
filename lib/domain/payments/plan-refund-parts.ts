import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";

/** One paid item under the provider's own id. */
export interface PaidItem {
  id: string;
  amountMinor: number;
}

/** What a refund takes back from one item. */
export interface RefundPart {
  itemId: string;
  amountMinor: number;
}

/**
 * From which items a refund of `amountMinor` comes: the first items first, each up to what earlier refunds
 * (`taken`) left of it, so that few calls are needed. Refuses more than is left.
 */
export function planRefundParts(
  items: readonly PaidItem[],
  taken: readonly RefundPart[],
  amountMinor: number,
): Outcome<RefundPart[], "refund_exceeds_paid"> {
  let missing = amountMinor;
  const parts: RefundPart[] = [];
  for (const { id, amountMinor: paidMinor } of items) {
    const takenMinor = taken.reduce((sum, part) => sum + (part.itemId === id ? part.amountMinor : 0), 0);
    const partMinor = Math.min(missing, paidMinor - takenMinor);
    if (partMinor <= 0) continue;
    parts.push({ itemId: id, amountMinor: partMinor });
    missing -= partMinor;
  }
  return missing === 0 ? accept(parts) : refuse("refund_exceeds_paid");
}
