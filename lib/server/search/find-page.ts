import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Db } from "@/lib/server/db/pool";
import { mayHaveMatches } from "@/lib/server/search/count-scope";
import { BOATS_PER_PAGE, MAX_COUNTED, MAX_PAGES, pagesOf } from "@/lib/server/search/list-pages";
import {
  limitsPrices,
  listAmong,
  listCandidateIds,
  listMatches,
  type Match,
  type Range,
} from "@/lib/server/search/matches";
import { findByPrice, listByPrice } from "@/lib/server/search/prices/list-by-price";
import { isBroad } from "@/lib/server/search/search-conditions";
import { findMatchIds, listMatchIds } from "@/lib/server/search/trips/list-match-ids";

/** The matches of a search, as far as they are counted; there may be `more`. */
export interface CountedMatches {
  ids: number[];
  more: boolean;
  /** All that were found, up to the asked page, where they were counted in the order of the search; else null. */
  inOrder: number[] | null;
}

/** Up to this many boats are priced one by one, which is faster than the price lists. */
const FEW_BOATS = 1500;

/** Finds out how many boats a search finds. */
export async function countMatches(db: Db, query: VehiclesQuery, now: Date): Promise<CountedMatches> {
  if (!isBroad(query) && !(await mayHaveMatches(query, db))) return counted([], true);
  const limit = Math.max(MAX_COUNTED + 1, endOf(query));
  if (!limitsPrices(query)) {
    const walked = await listMatchIds(db, query, now, limit);
    return counted(walked, query.sort === "recommended");
  }
  // Where few boats fit at all, their prices are compared; where very many do, the price lists lead to those in range.
  const candidates = await listCandidateIds(db, query, FEW_BOATS + 1);
  const isFew = candidates.length <= FEW_BOATS;
  const found = isFew
    ? await listAmong(db, query, now, { ids: candidates, offset: 0, limit: FEW_BOATS })
    : await listByPrice(db, { ...query, sort: "price_asc" }, now, { offset: 0, limit });
  return counted(
    found.map(({ id }) => id),
    isFew || query.sort === "price_asc",
  );
}

function counted(ids: number[], isInOrder: boolean): CountedMatches {
  return {
    ids: ids.slice(0, MAX_COUNTED),
    more: ids.length > MAX_COUNTED,
    inOrder: isInOrder ? ids : null,
  };
}

const startOf = ({ page }: VehiclesQuery) => (page - 1) * BOATS_PER_PAGE;
/** How far a walk goes for the page and the first boat of the next one. */
const endOf = (query: VehiclesQuery) => startOf(query) + BOATS_PER_PAGE + 1;

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
  counting: Promise<CountedMatches>,
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
  counting: Promise<CountedMatches>,
): Promise<Match[]> {
  const early = await findEarly(db, query, now, range);
  if (early) return early;
  const { ids, more, inOrder } = await counting;
  if (inOrder) return withPrices(db, query, now, inOrder.slice(range.offset, range.offset + range.limit));
  // A few are sorted as they are: to walk the prices of a whole coast for them would take longer.
  if (!more) return listAmong(db, query, now, { ids, ...range });
  return (query.sort === "recommended" ? listMatches : listByPrice)(db, query, now, range);
}

/** The page from the beginning of a list, where that suffices: quick, and without the count. */
async function findEarly(db: Db, query: VehiclesQuery, now: Date, range: Range): Promise<Match[] | null> {
  if (!isBroad(query)) return null;
  if (query.sort !== "recommended") return findByPrice(db, query, now, range);
  if (limitsPrices(query) || !query.date) return null;
  const ids = await findMatchIds(db, query, now, endOf(query));
  return ids && withPrices(db, query, now, ids.slice(range.offset));
}

/** The matches of these ids in their order, with prices of their own where the list shows such. */
function withPrices(db: Db, query: VehiclesQuery, now: Date, ids: number[]): Match[] | Promise<Match[]> {
  const hasOwnPrices = query.rent_type !== undefined && query.date === undefined;
  if (hasOwnPrices) return listAmong(db, query, now, { ids, offset: 0, limit: ids.length });
  return ids.map((id) => ({ id, tryMinor: null, from: null }));
}

/** How many pages there are: beyond the matches that are counted only the next one is known. */
export async function countPages(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { ids, more }: CountedMatches,
  { boats, next }: Page,
): Promise<number> {
  if (!more) return pagesOf(ids.length);
  if (boats.length === 0) {
    return pagesOf((await listMatchIds(db, query, now, MAX_PAGES * BOATS_PER_PAGE)).length);
  }
  return Math.min(MAX_PAGES, Math.max(pagesOf(MAX_COUNTED + 1), query.page + (next ? 1 : 0)));
}
