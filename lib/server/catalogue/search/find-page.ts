import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { inScopeSql } from "@/lib/server/catalogue/search/count-scope";
import { BOATS_PER_PAGE, MAX_COUNTED, MAX_PAGES, pagesOf } from "@/lib/server/catalogue/search/list-pages";
import {
  candidatesSql,
  limitsPrices,
  listAmong,
  listMatches,
  type Match,
  ORDER,
  type Range,
} from "@/lib/server/catalogue/search/matches";
import { hasManyByPrice } from "@/lib/server/catalogue/search/prices/has-many";
import { findByPrice, listByPrice } from "@/lib/server/catalogue/search/prices/list-by-price";
import { searchConditions } from "@/lib/server/catalogue/search/search-conditions";
import { RARE, readAskedTraits, withoutExactTraits } from "@/lib/server/catalogue/search/traits/asked-traits";
import { listMatchIds, scanMatches } from "@/lib/server/catalogue/search/trips/list-match-ids";
import { executeSearch } from "@/lib/server/platform/db/execute-prepared";
import type { Db } from "@/lib/server/platform/db/pool";

/** The matches of a search, as far as they are counted; there may be `more`. */
export interface CountedMatches {
  total: number;
  more: boolean;
  /** All of them, unless there are `more`. */
  ids: number[];
  /** All that were found, up to the asked page, where they were counted in the order of the search; else null. */
  inOrder: number[] | null;
}

/** The boats of a page, and whether there is a next one. */
export interface Page {
  boats: Match[];
  next: boolean;
}

/**
 * A search that is being carried out. Its page waits for the count only where the beginning of a list says too little.
 */
export interface FoundMatches {
  page: Promise<Page>;
  counted: Promise<CountedMatches>;
}

/**
 * Where prices are limited, boats are priced one by one if they are at most one in so many of their place, which takes
 * as long as to read all its price lists.
 */
const BOATS_PER_PRICED = 20;
const MIN_PRICED = 100;
const MAX_PRICED = 1500;
/** Where so many times as many seem to fit, nobody needs to find out whether they are few. */
const SURELY_MORE = 2;
/** The page is looked for among so many of the first boats for each one on it. */
const LOOKED_PER_SHOWN = 4;

/** Finds out how many boats a search finds. */
export function countMatches(db: Db, query: VehiclesQuery, now: Date): Promise<CountedMatches> {
  return startSearch(db, query, now).count();
}

/** Finds a page of a search's matches in the order that it asks for, and how many there are. */
export function findMatches(db: Db, query: VehiclesQuery, now: Date): FoundMatches {
  const { first, count } = startSearch(db, query, now);
  const range = { offset: startOf(query), limit: BOATS_PER_PAGE + 1 };
  const isRecommended = query.sort === "recommended";
  // Before the count, so that this can go on where the page ends.
  const beginning = isRecommended ? first(range) : null;
  const counted = count();
  const early = beginning ?? findByPrice(db, query, now, { ...range, counting: counted });
  const page = listRange(db, query, now, { range, early, counted }).then((boats) => ({
    boats: boats.slice(0, BOATS_PER_PAGE),
    next: boats.length > BOATS_PER_PAGE,
  }));
  return { page, counted };
}

const MANY: CountedMatches = { total: MAX_COUNTED, more: true, ids: [], inOrder: null };

interface StartedSearch {
  /** The matches of a range in the recommended order, or null where the beginning of the list says too little. */
  first(range: Range): Promise<Match[] | null>;
  count(): Promise<CountedMatches>;
}

function startSearch(db: Db, query: VehiclesQuery, now: Date): StartedSearch {
  const limit = Math.max(MAX_COUNTED + 1, startOf(query) + BOATS_PER_PAGE + 1);
  if (!limitsPrices(query)) {
    const scan = scanMatches(db, query, now);
    return {
      first: async ({ offset, limit: length }) =>
        query.date ? toMatches((await scan.first(offset + length)).slice(offset)) : null,
      count: async () =>
        query.sort !== "recommended" && (await hasManyByPrice(db, query, now))
          ? MANY
          : countedOf(await scan.first(limit), query.sort === "recommended"),
    };
  }
  let read: Promise<Candidates> | null = null;
  const candidates = () => {
    read ??= readCandidates(db, query);
    return read;
  };
  return {
    first: async (range) => {
      const { ids, isFew } = await candidates();
      const looked = (range.offset + range.limit) * LOOKED_PER_SHOWN;
      if (isFew || ids.length < looked) return null;
      const found = await listAmong(db, query, now, { ids: ids.slice(0, looked), ...range });
      return found.length === range.limit ? found : null;
    },
    count: async () => {
      if (await hasManyByPrice(db, query, now)) return MANY;
      const { ids, isFew } = (await isSurelyMany(db, query)) ? MANY_CANDIDATES : await candidates();
      // Where few boats fit at all, their prices are compared; where very many do, the price lists lead to those in
      // range.
      const found = isFew
        ? await listAmong(db, query, now, { ids, offset: 0, limit: MAX_PRICED })
        : await listByPrice(db, { ...query, sort: "price_asc" }, now, { offset: 0, limit });
      return countedOf(
        found.map(({ id }) => id),
        isFew || query.sort === "price_asc",
      );
    },
  };
}

/** By the counts of each filter, which say little of all together: in a city it is found out at once. */
async function isSurelyMany(db: Db, query: VehiclesQuery): Promise<boolean> {
  const asked = query.city ? null : await readAskedTraits(db, query);
  if (!asked) return false;
  const most = Math.min(MAX_PRICED, Math.max(MIN_PRICED, asked.all / BOATS_PER_PRICED));
  return asked.boats > most * SURELY_MORE;
}

const MANY_CANDIDATES: Candidates = { ids: [], isFew: false };

interface Candidates {
  ids: number[];
  /** These are all boats that fit, and few enough to be priced one by one. */
  isFew: boolean;
}

/** The first boats that fit, whatever their trip costs and whether or not they are free. */
async function readCandidates(db: Db, query: VehiclesQuery): Promise<Candidates> {
  const asked = await readAskedTraits(db, query);
  const traits = asked && asked.share < RARE ? asked.keys : null;
  const { rows } = await executeSearch<{ ids: number[]; most: number; looked: number | null }>(
    db,
    sql`
    with priced as materialized (
      select least(${MAX_PRICED}, greatest(${MIN_PRICED}, sum(boats) / ${BOATS_PER_PRICED}))::int as most
      from boat_counts where facet = 'boats' and ${inScopeSql(query)})
    ${traits ? rareCandidatesSql(query, traits) : firstCandidatesSql(query)}`,
  );
  const { ids, most, looked } = rows[0] ?? { ids: [], most: 0, looked: null };
  return { ids, isFew: ids.length <= most && (looked === null || looked <= most) };
}

function firstCandidatesSql(query: VehiclesQuery): SQL {
  return sql`select (select most from priced) as most, null::int as looked, (select coalesce(json_agg(id), '[]') from (
    ${candidatesSql(query)} limit (select most + 1 from priced)) listed) as ids`;
}

/** Of those that are looked at, all that fit; where fewer are looked at than were wanted, there are no others. */
function rareCandidatesSql(query: VehiclesQuery, traits: readonly number[]): SQL {
  return sql`, places as materialized (
      select boats_with_traits(${sql.param(traits)}::bigint[], 'infinity', most + 1) as found, most from priced)
    select most, cardinality(found) as looked, (select coalesce(json_agg(id), '[]') from (
      select b.id from boats b where b.ctid = any(found) and ${searchConditions(withoutExactTraits(query))}
      order by ${ORDER}) listed) as ids
    from places`;
}

function countedOf(ids: number[], isInOrder: boolean): CountedMatches {
  const more = ids.length > MAX_COUNTED;
  return {
    total: more ? MAX_COUNTED : ids.length,
    more,
    ids: more ? [] : ids,
    inOrder: isInOrder ? ids : null,
  };
}

const startOf = ({ page }: VehiclesQuery) => (page - 1) * BOATS_PER_PAGE;

interface Asked {
  range: Range;
  early: Promise<Match[] | null>;
  counted: Promise<CountedMatches>;
}

async function listRange(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { range, early, counted }: Asked,
): Promise<Match[]> {
  const found = await early;
  if (found) return found;
  const { ids, more, inOrder } = await counted;
  if (inOrder) return withPrices(db, query, now, inOrder.slice(range.offset, range.offset + range.limit));
  // A few are sorted as they are: to scan the prices of a whole coast for them would take longer.
  if (!more) return listAmong(db, query, now, { ids, ...range });
  return (query.sort === "recommended" ? listMatches : listByPrice)(db, query, now, range);
}

/** The matches of these ids in their order, with prices of their own where the list shows such. */
function withPrices(db: Db, query: VehiclesQuery, now: Date, ids: number[]): Match[] | Promise<Match[]> {
  const hasOwnPrices = query.rent_type !== undefined && query.date === undefined;
  if (hasOwnPrices) return listAmong(db, query, now, { ids, offset: 0, limit: ids.length });
  return toMatches(ids);
}

/** Matches without their prices, which nobody asked for. */
const toMatches = (ids: readonly number[]): Match[] => ids.map((id) => ({ id, tryMinor: null, from: null }));

/** How many pages there are: beyond the matches that are counted only the next one is known. */
export async function countPages(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { total, more }: CountedMatches,
  { boats, next }: Page,
): Promise<number> {
  if (!more) return pagesOf(total);
  if (boats.length === 0) {
    return pagesOf((await listMatchIds(db, query, now, MAX_PAGES * BOATS_PER_PAGE)).length);
  }
  return Math.min(MAX_PAGES, Math.max(pagesOf(MAX_COUNTED + 1), query.page + (next ? 1 : 0)));
}
