import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { VehiclePricesQuery, VehiclePricesResponse } from "@/lib/contracts/boats/vehicle-prices";
import { proposeTrip } from "@/lib/domain/search/propose-trip";
import { searchSpan } from "@/lib/domain/search/trip-search";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Currency } from "@/lib/domain/shared/vocabulary";
import { listBoatTerms } from "@/lib/server/boats/list-boat-terms";
import { memoizeRead } from "@/lib/server/db/memoized-reads";
import type { Db } from "@/lib/server/db/pool";
import { getReadDb } from "@/lib/server/db/replica";
import { listBusyPeriodsOf } from "@/lib/server/occupancy/list-busy-periods";
import { searchConditions } from "@/lib/server/search/search-conditions";
import { tripSearchOf } from "@/lib/server/search/trip-search-of";

/** Each day of each boat is quoted: of a scope with more boats only those with the lowest "from" prices are. */
const MAX_BOATS = 120;
const MINOR_PER_LIRA = 100;

type DayPrice = VehiclePricesResponse["days"][number];

/**
 * The lowest total of each day among the boats of a search, as a search for that day would show it. Every price
 * can be booked; of more than 120 boats it is the lowest of those with the lowest "from" price. Kept for a minute.
 */
export async function listDayPrices(query: VehiclePricesQuery, now: Date): Promise<VehiclePricesResponse> {
  const { date: _date, end_date: _end, sort: _sort, page: _page, ...scope } = query;
  const key = JSON.stringify(Object.entries(scope).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return memoizeRead(`day-prices\n${key}`, () => readDayPrices(getReadDb(), query, now));
}

async function readDayPrices(db: Db, query: VehiclePricesQuery, now: Date): Promise<VehiclePricesResponse> {
  const { date: _date, end_date: _end, ...scope } = query;
  const days: TripDay[] = [];
  for (let day = query.from; day <= query.to; day = addDays(day, 1)) days.push(day);
  const searches = days.flatMap((day) => tripSearchOf({ ...scope, date: day }) ?? []);
  const [first, last] = [searches[0], searches.at(-1)];
  if (!first || !last) return { days: [], boats: 0 };

  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b where ${searchConditions(scope)}
    order by b.from_try_minor nulls last, b.id limit ${MAX_BOATS}`);
  const ids = rows.map(({ id }) => id);
  const span = { startsAt: searchSpan(first).startsAt, endsAt: searchSpan(last).endsAt };
  const [boats, busy, rates] = await Promise.all([
    listBoatTerms(db, ids),
    listBusyPeriodsOf(db, ids, span, now),
    tryRates(db),
  ]);
  const priced: DayPrice[] = [];
  for (const search of searches) {
    // Thousands of quotes: other requests get their turn between the days.
    await nextTurn();
    const { startsAt, endsAt } = searchSpan(search);
    const found = boats.flatMap(({ id, terms }) => {
      const near = busy.get(id)?.filter((period) => period.startsAt < endsAt && startsAt < period.endsAt);
      const quote = proposeTrip(terms, search, near ?? [], now);
      if (!quote) return [];
      const { totalMinor: amount, currency } = quote;
      return [{ amount, currency, try_minor: Math.round(amount * (rates.get(currency) ?? 1)) }];
    });
    const fitting = found.filter(({ try_minor }) => isWithin(query, try_minor));
    const lowest = fitting.toSorted((a, b) => a.try_minor - b.try_minor)[0] ?? null;
    priced.push({ day: search.day, free: fitting.length, lowest });
  }
  return { days: priced, boats: boats.length };
}

function isWithin({ min_price: min, max_price: max }: VehiclePricesQuery, tryMinor: number): boolean {
  return (
    (min === undefined || tryMinor >= min * MINOR_PER_LIRA) &&
    (max === undefined || tryMinor <= max * MINOR_PER_LIRA)
  );
}

async function tryRates(db: Db): Promise<ReadonlyMap<Currency, number>> {
  const { rows } = await db.execute<{ currency: Currency; try_per_unit: number }>(
    sql`select currency, try_per_unit from exchange_rates`,
  );
  return new Map(rows.map((row) => [row.currency, row.try_per_unit]));
}
