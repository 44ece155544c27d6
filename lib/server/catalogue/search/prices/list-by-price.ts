import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { MAX_COUNTED } from "@/lib/server/catalogue/search/list-pages";
import { type Match, type Range, readMatches } from "@/lib/server/catalogue/search/matches";
import { type Cursor, MAX_TAKEN } from "@/lib/server/catalogue/search/prices/batch-rows";
import {
  fromPriceSql,
  isDescending,
  type PriceList,
  priceListsOf,
} from "@/lib/server/catalogue/search/prices/price-lists";
import { type Found, MAX_ROWS, readBatch } from "@/lib/server/catalogue/search/prices/read-batch";
import { isBroad } from "@/lib/server/catalogue/search/search-conditions";
import {
  type AskedTraits,
  monthKey,
  RARE,
  RARER_FOR_MANY,
  readAskedTraits,
} from "@/lib/server/catalogue/search/traits/asked-traits";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { lastDayOf } from "@/lib/server/catalogue/search/trips/sold-sql";
import type { Db } from "@/lib/server/platform/db/pool";

/** Rows that are read for each match that is wanted, since others have none, and how many at least. */
const ROWS_PER_MATCH = 1.5;
const MIN_ROWS = 60;
/** With filters each row may be a long way from the one before; and of rows with a standing nearly all are matches. */
const FEWER = { rowsPerMatch: 1.2, minRows: 15 };
/** Of rows to which traits lead, some do not fit. */
const MORE_BY_TRAITS = 1.8;
/** The next batch is a quarter longer than the share of matches so far says; the share counts as at least this. */
const RESERVE = 1.25;
const MIN_SHARE = 0.05;
/** An index leads to the rows of so few boats also where a first stretch of a list had too few matches. */
const FEW_BOATS = 50_000;

/** Where nothing was found, so many times as many rows are read next. */
const GROWTH = 4;
/** No batch for a page near the beginning is longer: of the last one, which has the page, most is read in vain. */
const MAX_ROWS_FOR_FEW = 1500;
/** Before a search is counted, so many rows are seen in one go: for each one that is read, and at least. */
const SEEN_PER_ROW = 8;
const MIN_SEEN = 8000;
/** Where more boats than this seem to fit, a stretch is so many times as long. */
const SURELY_MANY = 10 * MAX_COUNTED;
const FARTHER_FOR_MANY = 4;

/**
 * A page of the matches of a search, the cheapest or the dearest first, exact however many there are. Scans price lists
 * from their beginning; a boat belongs where the row stands that its price is made of.
 */
export async function listByPrice(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  range: Range,
  limits: Pick<PriceScan, "rareBelow" | "mostTaken"> = {},
): Promise<Match[]> {
  const lists = priceListsOf(query, now);
  if (!lists) return readMatches(db, fromPriceSql(query, now, range));
  const scan = { lists, range, counting: null, stretch: stretchFor, ...limits };
  return (await readLists(db, query, now, scan)) ?? [];
}

/**
 * A page as `listByPrice` gives it for a search that is being counted, or null where the count says that it finds few,
 * which are better sorted as they are.
 */
export async function findByPrice(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { counting, stretch = stretchFor, ...range }: Range & { counting: Counting; stretch?: typeof stretchFor },
): Promise<Match[] | null> {
  const lists = priceListsOf(query, now);
  if (lists) return readLists(db, query, now, { lists, range, counting, stretch });
  return isBroad(query) || (await counting).more ? readMatches(db, fromPriceSql(query, now, range)) : null;
}

/** Whether a search finds more boats than are counted. */
type Counting = Promise<{ more: boolean }>;

const stretchFor = (rows: number): number => Math.max(MIN_SEEN, rows * SEEN_PER_ROW);

function rowsFor(query: VehiclesQuery, lists: readonly PriceList[], wanted: number): number {
  const isMore = isBroad(query) && !lists.some(({ hasPriceStanding }) => hasPriceStanding);
  const { rowsPerMatch, minRows } = isMore ? { rowsPerMatch: ROWS_PER_MATCH, minRows: MIN_ROWS } : FEWER;
  return Math.ceil(wanted * rowsPerMatch) + minRows;
}

/**
 * Which traits lead to the rows that may fit, at once and after a first stretch (null where lists are better read as
 * they are), and whether few or surely many boats fit.
 */
function traitsFor(query: VehiclesQuery, asked: AskedTraits | null, wanted: number, rareBelow: number) {
  const isMany = isBroad(query) || (asked !== null && asked.boats > SURELY_MANY);
  if (!asked || rareBelow === 0) return { first: null, later: null, mayBeFew: false, isMany };
  const isRare =
    asked.share < rareBelow * (wanted > MAX_COUNTED ? RARER_FOR_MANY : 1) ||
    (wanted > MAX_COUNTED && asked.shareOfAll < rareBelow);
  const mayBeFew = isRare && asked.boats < 2 * MAX_COUNTED;
  // The list of a city is short enough to be read as it is.
  if (query.city) return { first: null, later: null, mayBeFew, isMany };
  const search = tripSearchOf(query);
  // Nights of two months may have prices that hold in one of them only.
  const isOneMonth = search !== null && search.day.slice(0, 7) === addDays(lastDayOf(search), -1).slice(0, 7);
  const traits = [...asked.priceKeys, ...(isOneMonth ? [monthKey(search.day)] : [])];
  const isFew = asked.boats < FEW_BOATS && traits.length > 0;
  return { first: isRare ? traits : null, later: isRare || isFew ? traits : null, mayBeFew, isMany };
}

interface PriceScan {
  lists: PriceList[];
  range: Range;
  counting: Counting | null;
  /** How many rows are seen in one go as long as the search is being counted, for so many that are read. */
  stretch: typeof stretchFor;
  /** Where fewer of the boats fit, their traits lead to them. */
  rareBelow?: number;
  /** How many prices of busy boats are looked at in a batch. */
  mostTaken?: number;
}

/** Reads the lists batch by batch until the page is certain, or until it is known that there are few boats. */
async function readLists(
  db: Db,
  query: VehiclesQuery,
  now: Date,
  { lists, range, counting, stretch, rareBelow = RARE, mostTaken = MAX_TAKEN }: PriceScan,
): Promise<Match[] | null> {
  if (lists.length === 0) return [];
  const wanted = range.offset + range.limit;
  const longest = wanted > MAX_COUNTED ? MAX_ROWS : MAX_ROWS_FOR_FEW;
  const sign = isDescending(query) ? -1 : 1;
  const order = (one: Cursor, other: Cursor) => sign * (one.price - other.price || one.id - other.id);
  const first: Cursor = { price: sign > 0 ? -1 : Number.MAX_SAFE_INTEGER, id: 1 };
  const counted: { more: boolean | null } = { more: counting === null ? true : null };
  counting?.then(({ more }) => Object.assign(counted, { more })).catch(() => undefined);
  /** The last row that was read of each list; null where nothing follows. */
  let cursors: (Cursor | null)[] = lists.map(() => first);
  const found = new Map<number, Found>();
  const asked = await readAskedTraits(db, query);
  const traits = traitsFor(query, asked, wanted, rareBelow);
  let rows = Math.ceil(rowsFor(query, lists, wanted) * (traits.first ? MORE_BY_TRAITS : 1));
  let rowsRead = 0;
  // So few are most likely sorted as they are.
  if (counting && traits.mayBeFew && !(await counting).more) return null;
  let leading = traits.first;
  while (counted.more !== false) {
    // Before the count is known, no row that fits is looked for along a whole list.
    const seen = counted.more ? null : stretch(rows) * (traits.isMany ? FARTHER_FOR_MANY : 1);
    const read = await readBatch(db, query, now, {
      lists,
      cursors,
      rows,
      seen,
      traits: leading,
      limit: wanted,
      mostTaken,
      ofCity: asked?.ofCity ?? null,
    });
    leading = traits.later;
    for (const one of read.found) found.set(one.id, one);
    rowsRead += read.rows;
    cursors = lists.map((_, number) => read.cursors.find(({ list }) => list === number) ?? null);
    const open = lists.flatMap(({ times }, number) => {
      const end = cursors[number];
      return end ? [{ ...end, price: end.price * times }] : [];
    });
    // What a list was not read for may come before what another one gave.
    const sure = [...found.values()]
      .filter((one) => open.every((end) => order(one, end) <= 0))
      .toSorted(order);
    if (sure.length >= wanted || open.length === 0)
      return sure
        .slice(range.offset, wanted)
        .map(({ id, price, shown }) => ({ id, tryMinor: price, from: shown }));
    if (rowsRead === 0) continue;
    const share = Math.max(sure.length / rowsRead, MIN_SHARE);
    const byShare = Math.ceil(((wanted - sure.length) / share) * RESERVE) + MIN_ROWS;
    rows = Math.min(longest, sure.length === 0 ? Math.max(byShare, rows * GROWTH) : byShare);
  }
  return null;
}
