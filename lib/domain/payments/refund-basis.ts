import type { Currency } from "../shared/vocabulary";

/** What a refund is judged by: what is left of each payment, the latest first. */
export interface RefundBasis {
  payments: { id: string; leftMinor: number }[];
}

/** What is left of all payments together, in minor units. */
export function leftOf({ payments }: RefundBasis): number {
  return payments.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
}

/** Whether the same refund would take the same money from the same payments. */
export function isSameBasis(one: RefundBasis, other: RefundBasis): boolean {
  return (
    one.payments.length === other.payments.length &&
    one.payments.every(({ id, leftMinor }, index) => {
      const now = other.payments[index];
      return now?.id === id && now.leftMinor === leftMinor;
    })
  );
}

export interface RefundLimits {
  /** In kuruş: more asks whoever refunds for the passkey once more. */
  confirmedAboveMinor: number;
  /** In kuruş: more needs a second person; null = one is enough for every amount. */
  byTwoAboveMinor: number | null;
}

/**
 * What a refund needs beside the permission. What one person alone has given back of the booking before counts with it,
 * so that several small ones are not a way around. An amount whose rate is not known is above every limit.
 */
export function refundNeeds(
  amount: { minor: number; aloneMinor: number; currency: Currency; tryPerUnit: number | null },
  { confirmedAboveMinor, byTwoAboveMinor }: RefundLimits,
): { passkey: boolean; second: boolean } {
  const rate = amount.currency === "TRY" ? 1 : (amount.tryPerUnit ?? Number.POSITIVE_INFINITY);
  const lira = (amount.minor + amount.aloneMinor) * rate;
  return { passkey: lira > confirmedAboveMinor, second: byTwoAboveMinor !== null && lira > byTwoAboveMinor };
}
