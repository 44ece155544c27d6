import { and, eq } from "drizzle-orm";
import type { AvailabilityResponse } from "@/lib/contracts/boats/availability";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { getAvailability } from "@/lib/server/catalogue/boats/get-availability";
import { getDb } from "@/lib/server/platform/db/pool";
import { reservations } from "@/lib/server/platform/db/schema/reservations";

/**
 * The calendar of a boat for the customer who wants to move an own trip on it: the trip's own time is free. Another
 * customer's trip is not found.
 */
export async function listChangeDays(
  { userId, reservationId }: { userId: string; reservationId: string },
  days: { from: TripDay; to: TripDay },
  now: Date,
): Promise<Outcome<AvailabilityResponse, "not_found">> {
  const [own] = await getDb()
    .select({ boatId: reservations.boatId })
    .from(reservations)
    .where(and(eq(reservations.id, reservationId), eq(reservations.userId, userId)));
  return own ? getAvailability(own.boatId, days, now, reservationId) : refuse("not_found");
}
