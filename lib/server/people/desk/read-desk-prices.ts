import { partOfDocument } from "@/lib/domain/boats/boat-parts";
import { ownerShareMinor } from "@/lib/domain/ledger/owner-share";
import { listPriceSeasons, type PriceSeason } from "@/lib/domain/pricing/list-price-seasons";
import { DAYS_OF_YEAR, type PriceYear, priceYear } from "@/lib/domain/pricing/price-year";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { readSaleTerms } from "@/lib/server/booking/checkout/ledger/read-sale-terms";
import { versionOfPart } from "@/lib/server/catalogue/boats/edit/save-boat-part";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { findOwnBoat } from "@/lib/server/people/desk/own-boat";
import { getDb } from "@/lib/server/platform/db/pool";

export interface DeskPrices {
  currency: Currency;
  /** What a guest pays on each day of the coming year, for each kind of trip. */
  years: PriceYear[];
  /** Of the coming year, each with what its owner gets of the price by today's terms. */
  seasons: (PriceSeason & { shareMinor: number })[];
  /** What a form of the rules is opened with. */
  version: string;
  document: Record<string, unknown>;
}

/** The prices of a boat of this owner; null when she is another owner's or does not exist. */
export async function readDeskPrices(ownerId: string, code: string, now: Date): Promise<DeskPrices | null> {
  const own = await findOwnBoat(ownerId, code);
  const found = own && (await findBoatTerms(getDb(), own.id));
  if (!found) return null;
  const { rates, currency, prepaymentPercent } = found.terms;
  const terms = await readSaleTerms(getDb(), "reservation", own.id, now);
  const first = tripDayOf(now);
  const end = addDays(first, DAYS_OF_YEAR);
  return {
    currency,
    years: priceYear(rates, first),
    seasons: listPriceSeasons(rates)
      .filter(({ from, until }) => (from === null || from < end) && (until === null || until > first))
      .map((season) => ({
        ...season,
        shareMinor: ownerShareMinor(season.rate.priceMinor, prepaymentPercent, terms),
      })),
    version: versionOfPart("prices", own.boat),
    document: partOfDocument("prices", own.boat),
  };
}
