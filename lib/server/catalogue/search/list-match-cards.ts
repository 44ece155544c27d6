import type { VehicleCard, VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import type { Match } from "@/lib/server/catalogue/search/matches";
import { quoteBoats } from "@/lib/server/catalogue/search/quote-boats";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import type { Db } from "@/lib/server/platform/db/pool";

/** The cards of a search's matches in the given order, each with what it costs. */
export async function listMatchCards(
  db: Db,
  locale: Locale,
  query: VehiclesQuery,
  matches: readonly Match[],
  now: Date,
): Promise<VehicleCard[]> {
  const search = tripSearchOf(query);
  const ids = matches.map(({ id }) => id);
  if (search) return listQuotedCards(db, locale, ids, search, now);
  const from = new Map(matches.map((match) => [match.id, match.from]));
  const cards = await listCards(db, locale, ids);
  return query.rent_type ? cards.map((card) => ({ ...card, from: from.get(card.id) ?? null })) : cards;
}

/**
 * The cards of these boats with the searched trip and its price, in the given order. The quote decides: a boat that was
 * taken since it was found is left out.
 */
export async function listQuotedCards(
  db: Db,
  locale: Locale,
  boatIds: readonly number[],
  search: TripSearch,
  now: Date,
): Promise<VehicleCard[]> {
  const [cards, quotes] = await Promise.all([
    listCards(db, locale, boatIds),
    quoteBoats(db, boatIds, search, now),
  ]);
  return cards.flatMap((card) => {
    const quote = quotes.get(card.id);
    return quote ? [{ ...card, ...foundOf(quote) }] : [];
  });
}

/** What a card shows of its quote. */
export function foundOf(quote: Quote): Pick<VehicleCard, "price" | "trip"> {
  return {
    price: {
      total_price: quote.totalMinor,
      prepayment: quote.prepaymentMinor,
      remaining: quote.remainingMinor,
    },
    trip: {
      rent_type: quote.rentType,
      swim_tour: quote.swimTour,
      start_date: quote.startsAt,
      end_date: quote.endsAt,
      person_count: quote.personCount,
    },
  };
}
