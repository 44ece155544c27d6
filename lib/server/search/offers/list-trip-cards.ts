import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import type { TripOffer } from "@/lib/domain/search/offer-trip";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/boats/list-cards";
import type { Db } from "@/lib/server/db/pool";
import { foundOf } from "@/lib/server/search/list-match-cards";
import { offerBoats } from "@/lib/server/search/offers/offer-boats";

export interface BoatForTrip {
  boatId: number;
  trip: ChosenTrip | null;
}

/** The cards of boats in the given order, each with its price for its own trip now, or why it cannot be booked. */
export async function listTripCards(
  db: Db,
  locale: Locale,
  boats: readonly BoatForTrip[],
  now: Date,
): Promise<TripVehicleCard[]> {
  const ids = boats.map(({ boatId }) => boatId);
  const [cards, offers] = await Promise.all([listCards(db, locale, ids), offersOf(db, boats, now)]);
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

async function offersOf(db: Db, boats: readonly BoatForTrip[], now: Date): Promise<Map<number, TripOffer>> {
  const ofTrips = Map.groupBy(boats, ({ trip }) => JSON.stringify(trip));
  const offers = await Promise.all(
    [...ofTrips.values()].map((group) => {
      const trip = group[0]?.trip;
      const ids = group.map(({ boatId }) => boatId);
      return trip ? offerBoats(db, ids, trip, now) : [];
    }),
  );
  return new Map(offers.flatMap((of) => [...of]));
}
