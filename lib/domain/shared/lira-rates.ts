import type { Currency } from "@/lib/domain/shared/vocabulary";

/** Lira per unit of a foreign currency, where a rate is known. */
export type LiraRates = Partial<Record<Currency, number>>;

/** Minor units to which an approximate amount is rounded: tens of lira, so that nobody takes it for the price. */
const STEP = 1000;

/** About how many kuruş an amount in minor units is; null for lira and where no rate is known. */
export function aboutLira(minor: number, currency: Currency, rates: LiraRates): number | null {
  const rate = currency === "TRY" ? undefined : rates[currency];
  return rate ? Math.round((minor * rate) / STEP) * STEP : null;
}

/** A rate seldom changes by more at once; a slip of the comma always does. */
export const UNUSUAL_CHANGE_PERCENT = 10;
