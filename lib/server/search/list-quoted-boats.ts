import type { VehiclesQuery } from "@/lib/contracts/vehicles";
import type { Quote, TripRequest } from "@/lib/domain/pricing/quote-trip";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/boats/list-cards";
import type { Db } from "@/lib/server/db/pool";
import type { BoatList } from "@/lib/server/search/list-boats";
import { BOATS_PER_PAGE, pagesOf } from "@/lib/server/search/list-pages";
import type { QuotedBoat } from "@/lib/server/search/quote-boats";

/** One page of the boats that `quoteBoats` found for the trip, sorted as asked, with their exact totals. */
export async function listQuotedBoats(
  db: Db,
  locale: Locale,
  query: VehiclesQuery,
  trip: TripRequest,
  quoted: readonly QuotedBoat[],
): Promise<BoatList> {
  const start = (query.page - 1) * BOATS_PER_PAGE;
  const shown = sorted(quoted, query.sort).slice(start, start + BOATS_PER_PAGE);
  const quotes = new Map(shown.map(({ id, quote }) => [id, quote]));
  const cards = await listCards(db, locale, [...quotes.keys()]);
  return {
    items: cards.map((card) => ({ ...card, price: priceOf(quotes.get(card.id)) })),
    total: quoted.length,
    page: query.page,
    pages: pagesOf(quoted.length),
    trip: {
      rent_type: trip.rentType,
      start_date: trip.startsAt,
      end_date: trip.endsAt,
      person_count: trip.personCount,
    },
  };
}

/** They come in the recommended order; ties keep it. */
function sorted(boats: readonly QuotedBoat[], sort: VehiclesQuery["sort"]): readonly QuotedBoat[] {
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
