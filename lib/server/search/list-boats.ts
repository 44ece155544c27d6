import { type SQL, sql } from "drizzle-orm";
import type { VehicleCard, VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Locale } from "@/lib/i18n/locales";
import { listCards } from "@/lib/server/boats/list-cards";
import { type Db, getDb } from "@/lib/server/db/pool";
import { countFound } from "@/lib/server/search/count-boats";
import { BOATS_PER_PAGE, type BoatList, pagesOf } from "@/lib/server/search/list-pages";
import { listQuotedBoats } from "@/lib/server/search/list-quoted-boats";
import { quoteBoats } from "@/lib/server/search/quote-boats";
import { fromPrice, searchConditions } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";

const ORDERS = {
  recommended: () => sql`b.score desc, b.id`,
  price_asc: (from) => sql`${from} asc nulls last, b.id`,
  price_desc: (from) => sql`${from} desc nulls last, b.id`,
} as const satisfies Record<VehiclesQuery["sort"], (from: SQL) => SQL>;

/**
 * One page of the boat list. With a date: the boats of which a trip can be booked then, each with that trip and
 * its exact total, which also sorts and filters; without: by the "from" price. `total` counts all boats found (with a date
 * at most those that `quoteBoats` quotes), `pages` is capped; a page beyond the last boat is empty.
 */
export async function listBoats(
  locale: Locale,
  query: VehiclesQuery,
  now: Date,
  db: Db = getDb(),
): Promise<BoatList> {
  const search = tripSearchOf(query);
  if (search) return listQuotedBoats(db, locale, query, await quoteBoats(db, query, search, now));
  const offset = (query.page - 1) * BOATS_PER_PAGE;
  const where = searchConditions(query, now);
  const from = fromPrice(query, now);
  // Ids first, from the covering partial indexes boats_*; the rows of one page while the others are counted.
  const found = db.execute<{ id: number; shown: VehicleCard["from"] }>(sql`
    select b.id, ${from.shown} as shown from boats b where ${where}
    order by ${ORDERS[query.sort](from.tryMinor)} limit ${BOATS_PER_PAGE} offset ${offset}`);
  const cards = found.then(async ({ rows }) => {
    const shown = new Map(rows.map((row) => [row.id, row.shown]));
    const all = await listCards(db, locale, [...shown.keys()]);
    return query.rent_type ? all.map((card) => ({ ...card, from: shown.get(card.id) ?? null })) : all;
  });
  const [total, items] = await Promise.all([countFound(query, now, db), cards]);
  return { items, total, page: query.page, pages: pagesOf(total) };
}
