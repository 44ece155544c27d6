/* Lists of boats: conditions narrow them, an index is walked in the order of the list, each boat found is quoted. */
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { countPages, type FoundMatches, findMatches } from "@/lib/server/catalogue/search/find-page";
import { listMatchCards } from "@/lib/server/catalogue/search/list-match-cards";
import type { BoatList } from "@/lib/server/catalogue/search/list-pages";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

/**
 * One page of the boat list. With a date: the boats of which a trip can be booked then, each with that trip and
 * its exact total, which also sorts and filters; without: by the "from" price. `total` counts the boats found, as far
 * as they are counted (`more`); `pages` is capped; a page beyond the last boat is empty.
 */
export async function listBoats(
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  db: Db = getReadDb(),
): Promise<BoatList> {
  return listPageOf(db, locale, query, now, findMatches(db, query, now));
}

/** `listBoats` for matches that are being found already. */
export async function listPageOf(
  db: Db,
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  found: FoundMatches,
): Promise<BoatList> {
  const cards = found.page.then(({ boats }) => listMatchCards(db, locale, query, boats, now));
  const [page, counted, items] = await Promise.all([found.page, found.counted, cards]);
  const pages = await countPages(db, query, now, counted, page);
  return { items, total: counted.total, more: counted.more, page: query.page, pages };
}
