import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import { proposeTrip } from "@/lib/domain/search/propose-trip";
import { searchSpan, type TripSearch } from "@/lib/domain/search/trip-search";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { listBoatTerms } from "@/lib/server/boats/list-boat-terms";
import type { Db } from "@/lib/server/db/pool";
import { listBusyPeriodsOf } from "@/lib/server/occupancy/list-busy-periods";
import { searchConditions } from "@/lib/server/search/search-conditions";

/** Quotes are computed, not stored: more boats than this in one place are cut by recommendation. */
const MAX_QUOTED = 2000;
const MINOR_PER_LIRA = 100;

export interface QuotedBoat {
  id: number;
  quote: Quote;
  /** The total in kuruş, for sorting and price filters only. */
  tryMinor: number;
}

type Rates = ReadonlyMap<Currency, number>;

/**
 * The boats of a search for which a trip that it asks for can be booked now, within the asked price limits, each
 * with the trip that `proposeTrip` chose; in the recommended order. Sort and page of the query do not matter.
 */
export async function quoteBoats(
  db: Db,
  query: VehiclesQuery,
  search: TripSearch,
  now: Date,
): Promise<QuotedBoat[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b where ${searchConditions(query, now)} order by b.score desc, b.id limit ${MAX_QUOTED}`);
  const ids = rows.map(({ id }) => id);
  const [boats, busy, rates] = await Promise.all([
    listBoatTerms(db, ids),
    listBusyPeriodsOf(db, ids, searchSpan(search), now),
    exchangeRates(db),
  ]);
  const termsById = new Map(boats.map((boat) => [boat.id, boat.terms]));
  const quoted: QuotedBoat[] = [];
  for (const id of ids) {
    const terms = termsById.get(id);
    const quote = terms && proposeTrip(terms, search, busy.get(id) ?? [], now);
    if (quote) quoted.push({ id, quote, tryMinor: toTry(quote, rates) });
  }
  return quoted.filter(withinPrices(query));
}

async function exchangeRates(db: Db): Promise<Rates> {
  const { rows } = await db.execute<{ currency: Currency; try_per_unit: number }>(
    sql`select currency, try_per_unit from exchange_rates`,
  );
  return new Map(rows.map((row) => [row.currency, row.try_per_unit]));
}

function toTry(quote: Quote, rates: Rates): number {
  return quote.currency === "TRY" ? quote.totalMinor : quote.totalMinor * (rates.get(quote.currency) ?? 1);
}

function withinPrices({ min_price: min, max_price: max }: VehiclesQuery): (boat: QuotedBoat) => boolean {
  return ({ tryMinor }) =>
    (min === undefined || tryMinor >= min * MINOR_PER_LIRA) &&
    (max === undefined || tryMinor <= max * MINOR_PER_LIRA);
}
