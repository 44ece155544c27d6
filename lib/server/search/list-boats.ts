import { type SQL, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { VehiclesQuery, vehiclesAnswer } from "@/lib/contracts/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/boats/list-cards";
import { type Db, getDb } from "@/lib/server/db/pool";
import { BOATS_PER_PAGE, pagesOf } from "@/lib/server/search/list-pages";
import { listQuotedBoats } from "@/lib/server/search/list-quoted-boats";
import { quoteBoats } from "@/lib/server/search/quote-boats";
import { searchConditions } from "@/lib/server/search/search-conditions";
import { searchedTrip } from "@/lib/server/search/searched-trip";

export type BoatList = InferOutput<typeof vehiclesAnswer>;

const ORDERS = {
  recommended: sql`b.score desc, b.id`,
  price_asc: sql`b.from_try_minor asc nulls last, b.id`,
  price_desc: sql`b.from_try_minor desc nulls last, b.id`,
} as const satisfies Record<VehiclesQuery["sort"], SQL>;

/**
 * One page of the boat list. With a date: the boats that are free and have a price for that time, with their
 * exact totals, which also sort and filter; without: by the "from" price. `total` is exact; a page beyond the
 * last is empty and `pages` says which is the last.
 */
export async function listBoats(
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  db: Db = getDb(),
): Promise<BoatList> {
  const trip = searchedTrip(query);
  if (trip) return listQuotedBoats(db, locale, query, trip, await quoteBoats(db, query, trip, now));
  const offset = (query.page - 1) * BOATS_PER_PAGE;
  const where = searchConditions(query);
  // Ids first, from the covering partial indexes boats_*; the rows of one page while the others are counted.
  const counted = db.execute<{ total: number }>(
    sql`select count(*)::int as total from boats b where ${where}`,
  );
  const found = db.execute<{ id: number }>(
    sql`select b.id from boats b where ${where} order by ${ORDERS[query.sort]} limit ${BOATS_PER_PAGE} offset ${offset}`,
  );
  const cards = found.then(({ rows }) =>
    listCards(
      db,
      locale,
      rows.map(({ id }) => id),
    ),
  );
  const [{ rows }, items] = await Promise.all([counted, cards]);
  const total = rows[0]?.total ?? 0;
  return { items, total, page: query.page, pages: pagesOf(total), trip: null };
}
