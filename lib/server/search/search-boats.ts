import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { type Db, getDb } from "@/lib/server/db/pool";
import { countOptions, type OptionCounts, widened } from "@/lib/server/search/count-options";
import { listBoats } from "@/lib/server/search/list-boats";
import type { BoatList } from "@/lib/server/search/list-pages";
import { listQuotedBoats } from "@/lib/server/search/list-quoted-boats";
import { quoteBoats } from "@/lib/server/search/quote-boats";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";

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
  const search = tripSearchOf(query);
  if (!search) {
    const [list, counts] = await Promise.all([
      listBoats(locale, query, now, db),
      countOptions(db, query, now),
    ]);
    return { list, counts };
  }
  const quoted = await quoteBoats(db, query, search, now);
  const narrowed = query.types.length > 0 || query.rating !== undefined || query.fast_app === true;
  const pool = narrowed ? await quoteBoats(db, widened(query), search, now) : quoted;
  const [list, counts] = await Promise.all([
    listQuotedBoats(db, locale, query, quoted),
    countOptions(
      db,
      query,
      now,
      pool.map(({ id }) => id),
    ),
  ]);
  return { list, counts };
}
