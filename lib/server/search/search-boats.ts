import type { VehiclesQuery } from "@/lib/contracts/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { type Db, getDb } from "@/lib/server/db/pool";
import { countOptions, type OptionCounts, widened } from "@/lib/server/search/count-options";
import { type BoatList, listBoats } from "@/lib/server/search/list-boats";
import { listQuotedBoats } from "@/lib/server/search/list-quoted-boats";
import { quoteBoats } from "@/lib/server/search/quote-boats";
import { searchedTrip } from "@/lib/server/search/searched-trip";

export interface BoatSearch {
  list: BoatList;
  counts: OptionCounts;
}

/** A page of the list as `listBoats` gives it, and how many boats each option of the filters would leave. */
export async function searchBoats(
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  db: Db = getDb(),
): Promise<BoatSearch> {
  const trip = searchedTrip(query);
  if (!trip) {
    const [list, counts] = await Promise.all([listBoats(locale, query, now, db), countOptions(db, query)]);
    return { list, counts };
  }
  const quoted = await quoteBoats(db, query, trip, now);
  const narrowed = query.types.length > 0 || query.rating !== undefined || query.fast_app === true;
  const pool = narrowed ? await quoteBoats(db, widened(query), trip, now) : quoted;
  const [list, counts] = await Promise.all([
    listQuotedBoats(db, locale, query, trip, quoted),
    countOptions(
      db,
      query,
      pool.map(({ id }) => id),
    ),
  ]);
  return { list, counts };
}
