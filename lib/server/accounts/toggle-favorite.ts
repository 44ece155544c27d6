import { and, eq, sql } from "drizzle-orm";
import type { InferInput, InferOutput } from "valibot";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import type { TripVehicleCard } from "@/lib/contracts/boats/trip-card";
import type { toggleFavouriteBody, toggleFavouriteResponse } from "@/lib/contracts/favorites";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/boats/list-cards";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { type Db, getDb } from "@/lib/server/db/pool";
import { favorites } from "@/lib/server/db/schema/accounts";
import { listTripCards } from "@/lib/server/search/offers/list-trip-cards";

/**
 * Adds the boat with the trip that it is chosen for to the favourites, or removes both, and returns which; refuses a
 * boat that is not offered.
 */
export async function toggleFavorite(
  userId: string,
  { vehicle_id: boatId, trip }: InferOutput<typeof toggleFavouriteBody>,
  locale: Locale,
): Promise<Outcome<InferInput<typeof toggleFavouriteResponse>, "not_found">> {
  return inTransaction(async (tx) => {
    const [card] = await listCards(tx, locale, [boatId]);
    if (!card) return refuse("not_found");
    const removed = await tx
      .delete(favorites)
      .where(and(eq(favorites.userId, userId), eq(favorites.boatId, boatId)))
      .returning();
    const favorite = removed.length === 0;
    if (favorite) await tx.insert(favorites).values({ userId, boatId, trip }).onConflictDoNothing();
    return accept({ ...card, favorite });
  });
}

/** An upper limit, since the list has no pages. */
const MOST_LISTED = 200;

/**
 * The customer's favourite boats that are still offered, latest first, each with its price today for the trip that it
 * was chosen for; of very many the latest.
 */
export async function listFavourites(
  userId: string,
  locale: Locale,
  now: Date,
  db: Db = getDb(),
): Promise<TripVehicleCard[]> {
  const { rows } = await db.execute<{ boat_id: number; trip: ChosenTrip | null }>(
    sql`select boat_id, trip from favorites where user_id = ${userId}
      order by created_at desc, boat_id limit ${MOST_LISTED}`,
  );
  const boats = rows.map(({ boat_id: boatId, trip }) => ({ boatId, trip }));
  return listTripCards(db, locale, boats, now);
}
