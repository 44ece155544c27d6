import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, nightsBetween, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { PlaceKind } from "@/lib/domain/shared/vocabulary";
import { listFirst } from "@/lib/server/catalogue/search/find-page";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

/** Where a search without result would find something. */
export interface Alternatives {
  /** The next days with a free boat, everything else unchanged; a search of several days moves as a whole. */
  days: { date: string; end_date?: string }[];
  /** The nearest of the given places with a boat for the search. */
  places: NeighbourPlace[];
}

interface NeighbourPlace {
  id: number;
  kind: PlaceKind;
  name: string;
  slug: string;
}

const MAX_OFFERED = 3;
/** Each day costs a search. */
const DAYS_TRIED = 7;

/**
 * Days after the searched one, which may be past, and places near it (`neighbours`, nearest first) for a search that
 * found nothing.
 */
export async function findAlternatives(
  query: VehiclesQuery,
  neighbours: readonly NeighbourPlace[],
  now: Date,
  db: Db = getReadDb(),
): Promise<Alternatives> {
  const [days, places] = await Promise.all([
    freeDays(db, query, now),
    placesWithBoats(db, query, neighbours, now),
  ]);
  return { days, places };
}

async function freeDays(db: Db, query: VehiclesQuery, now: Date): Promise<Alternatives["days"]> {
  const { date, end_date: end } = query;
  if (!date) return [];
  const nights = end && end > date ? nightsBetween(date, end) : null;
  // The days after a day long past are past too.
  const today = tripDayOf(now);
  const from = date < today ? addDays(today, -1) : date;
  const found: Alternatives["days"] = [];
  for (let step = 1; step <= DAYS_TRIED && found.length < MAX_OFFERED; step += 1) {
    const day = addDays(from, step);
    const moved = { date: day, ...(nights ? { end_date: addDays(day, nights) } : {}) };
    const asked = { ...query, end_date: undefined, ...moved };
    if (await findsAny(db, asked, now)) found.push(moved);
  }
  return found;
}

async function placesWithBoats(
  db: Db,
  query: VehiclesQuery,
  neighbours: readonly NeighbourPlace[],
  now: Date,
): Promise<NeighbourPlace[]> {
  const anywhere = { ...query, city: undefined, area: undefined, port: undefined };
  const found: NeighbourPlace[] = [];
  for (const place of neighbours) {
    if (found.length === MAX_OFFERED) break;
    if (await findsAny(db, { ...anywhere, [place.kind]: place.id }, now)) found.push(place);
  }
  return found;
}

/** Whether the search finds a boat. */
export async function findsAny(db: Db, query: VehiclesQuery, now: Date): Promise<boolean> {
  return (await listFirst(db, query, now, 1)).length > 0;
}
