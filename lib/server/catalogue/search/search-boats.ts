import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { OptionCounts } from "@/lib/domain/search/list-filters";
import type { Locale } from "@/lib/i18n/locales";
import { countOptions, hasChoices, withoutChoices } from "@/lib/server/catalogue/search/count-options";
import { type CountedMatches, countMatches, findPage } from "@/lib/server/catalogue/search/find-page";
import { listPageOf } from "@/lib/server/catalogue/search/list-boats";
import type { BoatList } from "@/lib/server/catalogue/search/list-pages";
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
  const found = await findPage(db, query, now);
  const list = listPageOf(db, locale, query, now, found);
  const counts = found.more ? null : countPool(db, query, now, found);
  const [listed, counted] = await Promise.all([list, counts]);
  return { list: listed, counts: counted };
}

/** Of too many boats their options are not counted. */
async function countPool(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  found: CountedMatches,
): Promise<OptionCounts | null> {
  const pool = hasChoices(query) ? await countMatches(db, withoutChoices(query), now) : found;
  return pool.more ? null : countOptions(db, query, pool.ids);
}
