import type { Quote } from "@/lib/domain/pricing/trip-terms";
import { proposeTrip } from "@/lib/domain/search/propose-trip";
import { searchSpan, type TripSearch } from "@/lib/domain/search/trip-search";
import { listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { listBusyPeriodsOf } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import type { Db } from "@/lib/server/platform/db/pool";

/**
 * The trip of the search for each of these boats, by boat, as a quote gives it; absent where none can be booked now.
 */
export async function quoteBoats(
  db: Db,
  boatIds: readonly number[],
  search: TripSearch,
  now: Date,
): Promise<Map<number, Quote>> {
  if (boatIds.length === 0) return new Map();
  const [boats, busy] = await Promise.all([
    listBoatTerms(db, boatIds),
    listBusyPeriodsOf(db, boatIds, searchSpan(search), now),
  ]);
  return new Map(
    boats.flatMap(({ id, published, terms }): [number, Quote][] => {
      const quote = published ? proposeTrip(terms, search, busy.get(id) ?? [], now) : null;
      return quote ? [[id, quote]] : [];
    }),
  );
}
