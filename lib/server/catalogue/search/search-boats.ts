import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import {
  countOptions,
  type OptionCounts,
  withoutSingleChoices,
} from "@/lib/server/catalogue/search/count-options";
import { countMatches, findMatches } from "@/lib/server/catalogue/search/find-page";
import { listPageOf } from "@/lib/server/catalogue/search/list-boats";
import type { BoatList } from "@/lib/server/catalogue/search/list-pages";
import { mayFindFew } from "@/lib/server/catalogue/search/traits/asked-traits";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

export interface BoatSearch {
  list: BoatList;
  /** Null where there are too many boats to count by option. */
  counts: OptionCounts | null;
}

/** A page of the list as `listBoats` gives it, and how many boats each option of the filters would leave. */
export async function searchBoats(
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  db: Db = getReadDb(),
): Promise<BoatSearch> {
  const isNarrowed = query.types.length > 0 || query.rating !== undefined || query.fast_app === true;
  const found = findMatches(db, query, now);
  const countPool = () => countMatches(db, withoutSingleChoices(query), now);
  // At the same time as a search that most likely finds few; of too many boats their options are not counted.
  const early = isNarrowed ? mayFindFew(db, query).then((few) => (few ? countPool() : null)) : null;
  early?.catch(() => undefined);
  const pool = found.counted.then(async (counted) =>
    isNarrowed && !counted.more ? ((await early) ?? countPool()) : counted,
  );
  const [list, counts] = await Promise.all([
    listPageOf(db, locale, query, now, found),
    pool.then(({ ids, more }) => (more ? null : countOptions(db, query, ids))),
  ]);
  return { list, counts };
}
