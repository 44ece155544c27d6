import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { findsAny } from "@/lib/server/catalogue/search/find-alternatives";
import { memoizeRead } from "@/lib/server/platform/db/memoized-reads";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

/** Each day costs a search. */
const DAYS_TRIED = 14;

/**
 * The first day from today on for which the search finds a boat, its own days aside: what an unchanged form searches
 * for. Null where there is none within two weeks. Kept for a minute.
 */
export async function findFirstDay(query: VehiclesQuery, now: Date): Promise<TripDay | null> {
  const { sort: _sort, page: _page, ...scope } = query;
  const key = JSON.stringify(Object.entries(scope).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return memoizeRead("first-day", [tripDayOf(now), key], () => readFirstDay(getReadDb(), query, now));
}

/** Reads what `findFirstDay` keeps for a minute. */
export async function readFirstDay(db: Db, query: VehiclesQuery, now: Date): Promise<TripDay | null> {
  const anyDay = { ...query, date: undefined, end_date: undefined };
  if (!(await findsAny(db, anyDay, now))) return null;
  const today = tripDayOf(now);
  for (let step = 0; step < DAYS_TRIED; step += 1) {
    const day = addDays(today, step);
    if (await findsAny(db, { ...anyDay, date: day }, now)) return day;
  }
  return null;
}
