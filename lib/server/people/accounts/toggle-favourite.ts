import { and, eq } from "drizzle-orm";
import type { InferInput, InferOutput } from "valibot";
import type { toggleFavouriteBody, toggleFavouriteResponse } from "@/lib/contracts/favourites";
import { accept, type Outcome, refuse } from "@/lib/domain/shared/outcome";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/catalogue/boats/list-cards";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { favorites } from "@/lib/server/platform/db/schema/accounts";

/**
 * Adds the boat with the trip that it is chosen for to the favourites, or removes both, and returns which; refuses a
 * boat that is not offered.
 */
export async function toggleFavourite(
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
