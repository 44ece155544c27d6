import type { VehicleCard, VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/boats/list-cards";
import type { Db } from "@/lib/server/db/pool";
import type { BoatList } from "@/lib/server/search/list-pages";
import { BOATS_PER_PAGE, pagesOf } from "@/lib/server/search/list-pages";
import type { QuotedBoat } from "@/lib/server/search/quote-boats";

/** One page of the boats that `quoteBoats` found, sorted as asked, each with its trip and the exact total of it. */
export async function listQuotedBoats(
  db: Db,
  locale: Locale,
  query: VehiclesQuery,
  quoted: readonly QuotedBoat[],
): Promise<BoatList> {
  const start = (query.page - 1) * BOATS_PER_PAGE;
  const shown = sorted(quoted, query.sort).slice(start, start + BOATS_PER_PAGE);
  return {
    items: await listQuotedCards(db, locale, shown),
    total: quoted.length,
    page: query.page,
    pages: pagesOf(quoted.length),
  };
}

/** The cards of quoted boats in the given order. */
export async function listQuotedCards(
  db: Db,
  locale: Locale,
  quoted: readonly QuotedBoat[],
): Promise<VehicleCard[]> {
  const quotes = new Map(quoted.map(({ id, quote }) => [id, quote]));
  const cards = await listCards(db, locale, [...quotes.keys()]);
  return cards.map((card) => {
    const quote = quotes.get(card.id);
    return quote ? { ...card, ...foundOf(quote) } : card;
  });
}

/** They come in the recommended order; ties keep it. */
function sorted(boats: readonly QuotedBoat[], sort: VehiclesQuery["sort"]): readonly QuotedBoat[] {
  if (sort === "price_asc") return boats.toSorted((a, b) => a.tryMinor - b.tryMinor);
  if (sort === "price_desc") return boats.toSorted((a, b) => b.tryMinor - a.tryMinor);
  return boats;
}

/** What a card shows of a boat's quote. */
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
