import { and, eq, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { VehicleCard } from "@/lib/contracts/boats/vehicles";
import type { toggleFavouriteResponse } from "@/lib/contracts/favorites";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/boats/list-cards";
import { inTransaction } from "@/lib/server/db/in-transaction";
import { type Db, getDb } from "@/lib/server/db/pool";
import { favorites } from "@/lib/server/db/schema/accounts";

/** Adds the boat to the favourites or removes it, and returns which; refuses a boat that is not offered. */
export async function toggleFavorite(
  userId: string,
  boatId: number,
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
    if (favorite) await tx.insert(favorites).values({ userId, boatId }).onConflictDoNothing();
    return accept({ ...card, favorite });
  });
}

/** An upper limit, since the list has no pages. */
const MOST_LISTED = 200;

/** The customer's favourite boats that are still offered, latest first; of very many the latest. */
export async function listFavourites(
  userId: string,
  locale: Locale,
  db: Db = getDb(),
): Promise<VehicleCard[]> {
  const { rows } = await db.execute<{ boat_id: number }>(
    sql`select boat_id from favorites where user_id = ${userId} order by created_at desc, boat_id limit ${MOST_LISTED}`,
  );
  return listCards(
    db,
    locale,
    rows.map((row) => row.boat_id),
  );
}
