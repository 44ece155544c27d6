import { percentOf } from "@/lib/domain/shared/money";
import { shareSale } from "./allocate-sale";
import type { SaleTerms } from "./sale-terms";

/**
 * What an owner gets of a price that a guest pays in full, by today's terms: the share of what is paid online, and what
 * is paid on board.
 */
export function ownerShareMinor(priceMinor: number, prepaymentPercent: number, terms: SaleTerms): number {
  const keptMinor = percentOf(priceMinor, prepaymentPercent);
  const { shareMinor } = shareSale({ keptMinor, agreedMinor: keptMinor, totalMinor: priceMinor }, terms, 0);
  return priceMinor - keptMinor + shareMinor;
}
