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
