import { sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/vehicles";
import { type Quote, quoteTrip, type TripRequest } from "@/lib/domain/pricing/quote-trip";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { listBoatTerms } from "@/lib/server/boats/list-boat-terms";
import type { BoatList } from "@/lib/server/boats/list-boats";
import { listCards } from "@/lib/server/boats/list-cards";
import { BOATS_PER_PAGE, pagesOf } from "@/lib/server/boats/list-pages";
import { freeFor, searchConditions } from "@/lib/server/boats/search-conditions";
import type { Db } from "@/lib/server/db/pool";

/** Quotes are computed, not stored: more boats than this in one place are cut by recommendation. */
const MAX_QUOTED = 2000;
const MINOR_PER_LIRA = 100;

interface Quoted {
  id: number;
  quote: Quote;
  /** The total in kuruş, for sorting and price filters only. */
  tryMinor: number;
}

type Rates = ReadonlyMap<Currency, number>;

/** The boats that are free for the trip and have a price for it, with exact totals, one page of them. */
export async function listQuotedBoats(
  db: Db,
  locale: Locale,
  query: VehiclesQuery,
  trip: TripRequest,
  now: Date,
): Promise<BoatList> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b where ${searchConditions(query)} and ${freeFor(trip, now)}
    order by b.score desc, b.id limit ${MAX_QUOTED}`);
  const ids = rows.map(({ id }) => id);
  const [boats, rates] = await Promise.all([listBoatTerms(db, ids), exchangeRates(db)]);
  const termsById = new Map(boats.map((boat) => [boat.id, boat.terms]));
  const quoted: Quoted[] = [];
  for (const id of ids) {
    const terms = termsById.get(id);
    const quote = terms && quoteTrip(terms, trip, now);
    if (quote?.ok) quoted.push({ id, quote: quote.value, tryMinor: toTry(quote.value, rates) });
  }
  const chosen = sorted(quoted.filter(withinPrices(query)), query.sort);
  const start = (query.page - 1) * BOATS_PER_PAGE;
  const shown = chosen.slice(start, start + BOATS_PER_PAGE);
  const quotes = new Map(shown.map(({ id, quote }) => [id, quote]));
  const cards = await listCards(db, locale, [...quotes.keys()]);
  return {
    items: cards.map((card) => ({ ...card, price: priceOf(quotes.get(card.id)) })),
    total: chosen.length,
    page: query.page,
    pages: pagesOf(chosen.length),
    trip: {
      rent_type: trip.rentType,
      start_date: trip.startsAt,
      end_date: trip.endsAt,
      person_count: trip.personCount,
    },
  };
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

function withinPrices({ min_price: min, max_price: max }: VehiclesQuery): (boat: Quoted) => boolean {
  return ({ tryMinor }) =>
    (min === undefined || tryMinor >= min * MINOR_PER_LIRA) &&
    (max === undefined || tryMinor <= max * MINOR_PER_LIRA);
}

/** They come in the recommended order; ties keep it. */
function sorted(boats: Quoted[], sort: VehiclesQuery["sort"]): Quoted[] {
  if (sort === "price_asc") return boats.toSorted((a, b) => a.tryMinor - b.tryMinor);
  if (sort === "price_desc") return boats.toSorted((a, b) => b.tryMinor - a.tryMinor);
  return boats;
}

function priceOf(quote: Quote | undefined) {
  if (!quote) return null;
  return {
    total_price: quote.totalMinor,
    prepayment: quote.prepaymentMinor,
    remaining: quote.remainingMinor,
  };
}
