import { alternativesSpan, nearestFreeTimes } from "@/lib/domain/availability/nearest-free-times";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { findBoatTerms } from "@/lib/server/catalogue/boats/find-boat-terms";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { getDb } from "@/lib/server/platform/db/pool";

/** `slot_taken` with the start times nearest to the wanted one at which the same trip is free. */
export async function refuseTakenSlot(
  { boatId, request }: { boatId: number; request: TripRequest },
  now: Date,
): Promise<Outcome<never, "slot_taken">> {
  const boat = await findBoatTerms(getDb(), boatId);
  if (!boat) return refuse("slot_taken");
  const trip = { startsAt: toInstant(request.startsAt), endsAt: toInstant(request.endsAt) };
  const busy = await listBusyPeriods(getDb(), boatId, alternativesSpan(trip, request.rentType), now);
  return refuse("slot_taken", {
    nearest_free_times: nearestFreeTimes(boat.terms, request, busy, now),
  });
}
