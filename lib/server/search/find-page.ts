import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Db } from "@/lib/server/db/pool";
import { BOATS_PER_PAGE, MAX_COUNTED, MAX_PAGES, pagesOf } from "@/lib/server/search/list-pages";
import {
  limitsPrices,
  listAmong,
  listFittingIds,
  listMatches,
  type Match,
  type Range,
} from "@/lib/server/search/matches";
import { listByPrice } from "@/lib/server/search/prices/list-by-price";
import { listMatchIds } from "@/lib/server/search/trips/list-match-ids";

/** The matches of a search, as far as they are counted; there may be `more`. */
export interface Counted {
  ids: number[];
  more: boolean;
  /** In the recommended order those of the asked page too, where it lies further on; null where prices decide. */
  walked: number[] | null;
}

/** So many boats are quickly priced one by one. */
const FEW_BOATS = 1500;

/** Finds out how many boats a search finds. */
export async function countMatches(db: Db, query: VehiclesQuery, now: Date): Promise<Counted> {
  const limit = MAX_COUNTED + 1;
  const walked = limitsPrices(query)
    ? null
    : await listMatchIds(db, query, now, Math.max(limit, endOf(query)));
  const ids = walked ?? (await listWithinPrices(db, query, now, limit));
  return { ids: ids.slice(0, MAX_COUNTED), more: ids.length > MAX_COUNTED, walked };
}

const startOf = ({ page }: VehiclesQuery) => (page - 1) * BOATS_PER_PAGE;
/** How far a walk goes for the page and the first boat of the next one. */
const endOf = (query: VehiclesQuery) =>
  query.sort === "recommended" ? startOf(query) + BOATS_PER_PAGE + 1 : 0;

/** Where few boats fit at all, their prices are compared; where very many do, the price lists lead to those in range. */
async function listWithinPrices(db: Db, query: VehiclesQuery, now: Date, limit: number): Promise<number[]> {
  const fitting = await listFittingIds(db, query, FEW_BOATS + 1);
  const found =
    fitting.length <= FEW_BOATS
      ? await listAmong(db, { ...query, sort: "recommended" }, now, { ids: fitting, offset: 0, limit })
      : await listByPrice(db, { ...query, sort: "price_asc" }, now, { offset: 0, limit });
  return found.map(({ id }) => id);
}

/** The boats of a page, and whether there is a next one. */
export interface Page {
  boats: Match[];
  next: boolean;
}

/** A page of a search's matches in the order that it asks for. */
export async function findPage(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  counting: Promise<Counted>,
): Promise<Page> {
  const range = { offset: startOf(query), limit: BOATS_PER_PAGE + 1 };
  const boats = await listRange(db, query, now, range, counting);
  return { boats: boats.slice(0, BOATS_PER_PAGE), next: boats.length > BOATS_PER_PAGE };
}

async function listRange(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  range: Range,
  counting: Promise<Counted>,
): Promise<Match[]> {
  const isRecommended = query.sort === "recommended";
  const { ids, more, walked } = await counting;
  if (isRecommended && walked) {
    const page = walked.slice(range.offset, range.offset + range.limit);
    const hasOwnPrices = query.rent_type !== undefined && query.date === undefined;
    if (!hasOwnPrices) return page.map((id) => ({ id, tryMinor: null, from: null }));
    return listAmong(db, query, now, { ids: page, offset: 0, limit: range.limit });
  }
  // A few are sorted as they are: to walk the prices of a whole coast for them would take longer.
  if (!more) return listAmong(db, query, now, { ids, ...range });
  return (isRecommended ? listMatches : listByPrice)(db, query, now, range);
}

/** How many pages there are: beyond the matches that are counted only the next one is known. */
export async function countPages(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { ids, more }: Counted,
  { boats, next }: Page,
): Promise<number> {
  if (!more) return pagesOf(ids.length);
  if (boats.length === 0) {
    return pagesOf((await listMatchIds(db, query, now, MAX_PAGES * BOATS_PER_PAGE)).length);
  }
  return Math.min(MAX_PAGES, Math.max(pagesOf(MAX_COUNTED + 1), query.page + (next ? 1 : 0)));
}
