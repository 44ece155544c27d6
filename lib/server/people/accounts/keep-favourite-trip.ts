import { and, eq, inArray } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { favouriteTripBody } from "@/lib/contracts/favourites";
import { accept, type Outcome } from "@/lib/domain/shared/outcome";
import { inTransaction } from "@/lib/server/platform/db/in-transaction";
import { favorites } from "@/lib/server/platform/db/schema/accounts";

/**
 * Keeps a trip with those of the boats that are the customer's favourites, in place of the trips that they were chosen
 * for. Boats that are no favourites stay none.
 */
export async function keepFavouriteTrip(
  userId: string,
  { vehicle_ids: boatIds, trip }: InferOutput<typeof favouriteTripBody>,
): Promise<Outcome<null, never>> {
  const own = and(eq(favorites.userId, userId), inArray(favorites.boatId, boatIds));
  await inTransaction((tx) => tx.update(favorites).set({ trip }).where(own));
  return accept(null);
}
