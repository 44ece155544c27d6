import type { TripDay } from "../shared/istanbul-time";
import type { MoneyRateKind, SellerModel, WithholdingBase } from "./words";

/** On what terms a booking was sold: copied when it is paid, so that later rates never touch it. */
export interface SaleTerms {
  /** Whose boat it is; null = nobody's but ours (a celebration without a boat). */
  ownerId: string | null;
  /** Of which boat: another one has other terms. */
  boatId: number | null;
  sellerModel: SellerModel;
  /** Hundredths of a percent of the whole price, VAT within it. */
  commission: number;
  vat: number;
  withholding: number;
  withholdingBase: WithholdingBase;
}

/** A share that holds from a day on: for everybody, for an owner, or for a boat. */
export interface MoneyRate {
  kind: MoneyRateKind;
  ownerId: string | null;
  boatId: number | null;
  fromDay: TripDay;
  /** Hundredths of a percent. */
  hundredths: number;
  /** Of withholding only. */
  base: WithholdingBase | null;
}

const OF_ALL = { ownerId: null, boatId: null, base: null } as const;

/** What holds where staff has set nothing: a first commission, the VAT of boat trips, the withholding of the law. */
export const SHIPPED_RATES: readonly MoneyRate[] = [
  { ...OF_ALL, kind: "commission", fromDay: "2026-01-01", hundredths: 1200 },
  { ...OF_ALL, kind: "vat", fromDay: "2023-07-10", hundredths: 2000 },
  { ...OF_ALL, kind: "withholding", fromDay: "2025-01-01", hundredths: 100, base: "collected_without_vat" },
];

/**
 * The terms of a sale on a day: a boat's own commission before its owner's, that before everybody's, each the latest
 * that holds by then. Who provides the trip itself owes no withholding: there is nobody whose money is collected.
 */
export function saleTermsOn(
  day: TripDay,
  rates: readonly MoneyRate[],
  {
    ownerId,
    boatId,
    sellerModel,
  }: { ownerId: string | null; boatId: number | null; sellerModel: SellerModel },
): SaleTerms {
  const latest = (kind: MoneyRateKind, fits: (rate: MoneyRate) => boolean) =>
    rates
      .filter((rate) => rate.kind === kind && rate.fromDay <= day && fits(rate))
      .reduce<MoneyRate | null>((best, rate) => (best && best.fromDay >= rate.fromDay ? best : rate), null);
  const isGeneral = (rate: MoneyRate) => rate.ownerId === null && rate.boatId === null;
  const commission =
    latest("commission", (rate) => boatId !== null && rate.boatId === boatId) ??
    latest("commission", (rate) => ownerId !== null && rate.ownerId === ownerId) ??
    latest("commission", isGeneral);
  const withholding = latest("withholding", isGeneral);
  return {
    ownerId,
    boatId,
    sellerModel,
    commission: commission?.hundredths ?? 0,
    vat: latest("vat", isGeneral)?.hundredths ?? 0,
    withholding: sellerModel === "provider" ? 0 : (withholding?.hundredths ?? 0),
    withholdingBase: withholding?.base ?? "collected_without_vat",
  };
}
