import type { BoatForTrip } from "@/lib/contracts/boats/compare-query";
import type { ChosenTrip } from "@/lib/contracts/boats/trip";
import { offerTrip, spanAround, type TripOffer } from "@/lib/domain/search/offer-trip";
import { listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { tripRequestOf } from "@/lib/server/catalogue/boats/trip-request-of";
import { listBusyPeriodsOf } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import type { Db } from "@/lib/server/platform/db/pool";

/** What each published boat offers for the same exact trip now: the quote of its own page, without extras. */
export async function offerBoats(
  db: Db,
  boatIds: readonly number[],
  trip: ChosenTrip,
  now: Date,
): Promise<Map<number, TripOffer>> {
  const request = tripRequestOf({ ...trip, extras: [] });
  const [boats, busy] = await Promise.all([
    listBoatTerms(db, boatIds),
    listBusyPeriodsOf(db, boatIds, spanAround(request), now),
  ]);
  const offered = boats.filter(({ published }) => published);
  return new Map(
    offered.map(({ id, terms }) => [id, offerTrip(terms, request, busy.get(id) ?? [], now)] as const),
  );
}

/** What each boat offers for its own trip now; nothing for a boat without one. */
export async function offerOwnTrips(
  db: Db,
  boats: readonly BoatForTrip[],
  now: Date,
): Promise<Map<number, TripOffer>> {
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
