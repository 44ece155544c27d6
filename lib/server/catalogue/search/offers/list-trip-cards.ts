import type { BoatForTrip } from "@/lib/contracts/boats/compare-query";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import { foundOf } from "@/lib/server/catalogue/search/list-match-cards";
import { offerOwnTrips } from "@/lib/server/catalogue/search/offers/offer-boats";
import type { Db } from "@/lib/server/platform/db/pool";

/** The cards of boats in the given order, each with its price for its own trip now, or why it cannot be booked. */
export async function listTripCards(
  db: Db,
  locale: Locale,
  boats: readonly BoatForTrip[],
  now: Date,
): Promise<TripVehicleCard[]> {
  const ids = boats.map(({ boatId }) => boatId);
  const [cards, offers] = await Promise.all([listCards(db, locale, ids), offerOwnTrips(db, boats, now)]);
  const trips = new Map(boats.map(({ boatId, trip }) => [boatId, trip]));
  return cards.map((card) => {
    const offer = offers.get(card.id);
    return {
      ...card,
      ...(offer?.quote ? foundOf(offer.quote) : {}),
      chosen_trip: trips.get(card.id) ?? null,
      trip_state: offer?.state ?? null,
    };
  });
}
