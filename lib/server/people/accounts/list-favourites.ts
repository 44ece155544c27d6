import { desc, eq } from "drizzle-orm";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import { MAX_FAVOURITES } from "@/lib/contracts/favourites";
import type { Locale } from "@/lib/i18n/locales";
import { listTripCards } from "@/lib/server/catalogue/search/offers/list-trip-cards";
import { getDb } from "@/lib/server/platform/db/pool";
import { favorites } from "@/lib/server/platform/db/schema/accounts";

/**
 * The customer's favourite boats that are still offered, latest first, each with its price today for the trip that it
 * was chosen for, or all for the same one when it is given; of very many the latest.
 */
export async function listFavourites(
  userId: string,
  locale: Locale,
  now: Date,
  forAll: ChosenTrip | null = null,
): Promise<TripVehicleCard[]> {
  const chosen = await getDb()
    .select({ boatId: favorites.boatId, trip: favorites.trip })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), favorites.boatId)
    .limit(MAX_FAVOURITES);
  const boats = chosen.map(({ boatId, trip }) => ({ boatId, trip: forAll ?? trip }));
  return listTripCards(getDb(), locale, boats, now);
}
