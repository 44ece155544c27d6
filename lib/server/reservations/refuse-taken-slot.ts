import { nearestFreeTimes } from "@/lib/domain/availability/nearest-free-times";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addMinutes } from "@/lib/domain/shared/instant";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { type Outcome, refuse } from "@/lib/domain/shared/outcome";
import { findBoatTerms } from "@/lib/server/boats/find-boat-terms";
import { getDb } from "@/lib/server/db/pool";
import { listBusyPeriods } from "@/lib/server/occupancy/list-busy-periods";

const ALTERNATIVES = 5;
/** Wider than the search of `nearestFreeTimes` in both directions, with room for the trip itself. */
const REACH_MINUTES = { hourly: 10 * 24 * 60, daily: 100 * 24 * 60 } as const;

/** `slot_taken` with the start times nearest to the wanted one at which the same trip is free. */
export async function refuseTakenSlot(
  { boatId, request }: { boatId: number; request: TripRequest },
  now: Date,
): Promise<Outcome<never, "slot_taken">> {
  const boat = await findBoatTerms(getDb(), boatId);
  if (!boat) return refuse("slot_taken");
  const reach = REACH_MINUTES[request.rentType];
  const span = {
    startsAt: addMinutes(toInstant(request.startsAt), -reach),
    endsAt: addMinutes(toInstant(request.endsAt), reach),
  };
  const busy = await listBusyPeriods(getDb(), boatId, span, now);
  return refuse("slot_taken", {
    nearest_free_times: nearestFreeTimes(boat.terms, request, busy, now, ALTERNATIVES),
  });
}
