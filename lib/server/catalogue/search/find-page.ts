import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { BOATS_PER_PAGE, MAX_COUNTED, MAX_PAGES, pagesOf } from "@/lib/server/catalogue/search/list-pages";
import {
  limitsPrices,
  listAmong,
  listIds,
  listRecommended,
  type Match,
  type Range,
  readMatches,
  recommendedSql,
} from "@/lib/server/catalogue/search/matches";
import { listNights } from "@/lib/server/catalogue/search/prices/list-nights";
import { byPriceSql } from "@/lib/server/catalogue/search/prices/price-lists";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { nightsOf } from "@/lib/server/catalogue/search/trips/boat-terms-sql";
import type { Db } from "@/lib/server/platform/db/pool";

/** The matches of a search, as far as they are counted; there may be `more`. */
export interface CountedMatches {
  total: number;
  more: boolean;
  /** All of them, unless there are `more`. */
  ids: number[];
}

/** A page of a search's matches in the order that it asks for. */
export interface FoundPage extends CountedMatches {
  boats: Match[];
  /** How many pages there are: beyond the matches that are counted only the next one is known. */
  pages: number;
}

/** Finds out how many boats a search finds: exactly up to `most`. */
export async function countMatches(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  most = MAX_COUNTED,
): Promise<CountedMatches> {
  return countedOf(await scan(db, query, now, most + 1), most);
}

/**
 * Finds a page of a search's matches and counts them. The scan that counts has the page too when it is in the order of
 * the search; few matches are sorted as they are, many need a scan in the other order.
 */
export async function findPage(db: Db, query: VehiclesQuery, now: Date): Promise<FoundPage> {
  const range = { offset: (query.page - 1) * BOATS_PER_PAGE, limit: BOATS_PER_PAGE + 1 };
  const reached = isInOrder(query) ? range.offset + range.limit : 0;
  const scanned = await scan(db, query, now, Math.max(MAX_COUNTED + 1, reached));
  const counted = countedOf(scanned, MAX_COUNTED);
  const found = await readPage(db, query, now, { range, scanned, counted });
  const boats = found.slice(0, BOATS_PER_PAGE);
  const hasNext = found.length > BOATS_PER_PAGE;
  return { ...counted, boats, pages: await countPages(db, query, now, { counted, boats, hasNext }) };
}

/** The ids of the first boats that a search finds, in the recommended order. */
export function listFirst(db: Db, query: VehiclesQuery, now: Date, limit: number): Promise<number[]> {
  return listIds(db, recommendedSql(query, now, { offset: 0, limit }));
}

/** Some matches of a search by price, the cheapest or the dearest first. */
export function listByPrice(db: Db, query: VehiclesQuery, now: Date, range: Range): Promise<Match[]> {
  const search = tripSearchOf(query);
  if (search && nightsOf(search) > 1) return listNights(db, query, search, now, range);
  return readMatches(db, byPriceSql(query, now, range));
}

/** The first matches: by price where that leads to those within the asked limits, else in the recommended order. */
async function scan(db: Db, query: VehiclesQuery, now: Date, limit: number): Promise<Match[]> {
  const range = { offset: 0, limit };
  return limitsPrices(query) ? listByPrice(db, query, now, range) : listRecommended(db, query, now, range);
}

const isByPrice = ({ sort }: VehiclesQuery) => sort !== "recommended";
/** The scan that counts gives the matches in the order that the search asks for. */
const isInOrder = (query: VehiclesQuery) => isByPrice(query) === limitsPrices(query);

function countedOf(scanned: readonly Match[], most: number): CountedMatches {
  const more = scanned.length > most;
  return {
    total: more ? most : scanned.length,
    more,
    ids: more ? [] : scanned.map(({ id }) => id),
  };
}

interface Scanned {
  range: Range;
  scanned: Match[];
  counted: CountedMatches;
}

async function readPage(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { range, scanned, counted: { ids, more } }: Scanned,
): Promise<Match[]> {
  if (isInOrder(query)) return scanned.slice(range.offset, range.offset + range.limit);
  if (!more) return listAmong(db, query, now, { ids, ...range });
  return isByPrice(query) ? listByPrice(db, query, now, range) : listRecommended(db, query, now, range);
}

interface CountedPage {
  counted: CountedMatches;
  boats: readonly Match[];
  hasNext: boolean;
}

async function countPages(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { counted: { total, more }, boats, hasNext }: CountedPage,
): Promise<number> {
  if (!more) return pagesOf(total);
  if (boats.length > 0)
    return Math.min(MAX_PAGES, Math.max(pagesOf(MAX_COUNTED + 1), query.page + (hasNext ? 1 : 0)));
  return pagesOf((await scan(db, query, now, MAX_PAGES * BOATS_PER_PAGE)).length);
}
