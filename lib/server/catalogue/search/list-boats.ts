/* Lists of boats: conditions narrow them, an index is walked in the order of the list, each boat found is quoted. */
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { type FoundPage, findPage } from "@/lib/server/catalogue/search/find-page";
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
  return listPageOf(db, locale, query, now, await findPage(db, query, now));
}

/** `listBoats` for a page that is found already. */
export async function listPageOf(
  db: Db,
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  { boats, total, more, pages }: FoundPage,
): Promise<BoatList> {
  const items = await listMatchCards(db, locale, query, boats, now);
  return { items, total, more, page: query.page, pages };
}
