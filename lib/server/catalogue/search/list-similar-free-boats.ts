import { sql } from "drizzle-orm";
import { EVERY_BOAT, type VehicleCard, type VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import { searchOfTrip } from "@/lib/domain/search/trip-search";
import type { Locale } from "@/lib/i18n/locales";
import { listQuotedCards } from "@/lib/server/catalogue/search/list-match-cards";
import { listTripMatches } from "@/lib/server/catalogue/search/matches";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

const SHOWN = 6;

type Like = { city_id: number; port_id: number; type_id: number };

/**
 * Other boats that are free for exactly this trip now, each with its total: of the same city first, then of the same
 * type elsewhere; within them the same type, the same port and the nearest size first. Extras do not count, since
 * every boat has its own. Nothing for a trip that nobody can book any more.
 */
export async function listSimilarFreeBoats(
  boatId: number,
  trip: TripRequest,
  locale: Locale,
  now: Date,
  db: Db = getReadDb(),
): Promise<VehicleCard[]> {
  const { rows } = await db.execute<Like>(
    sql`select city_id, port_id, type_id from boats where id = ${boatId}`,
  );
  const [like] = rows;
  if (!like) return [];
  const exactly = searchOfTrip(trip);
  const found = new Set<number>();
  for (const where of nearestFirst(like)) {
    if (found.size >= SHOWN) break;
    const query = { ...EVERY_BOAT, ...where };
    for (const { id } of await listTripMatches(db, query, exactly, now)) if (id !== boatId) found.add(id);
  }
  return listQuotedCards(db, locale, await mostAlike(db, boatId, [...found]), exactly, now);
}

function nearestFirst({ city_id: city, port_id: port, type_id: type }: Like): Partial<VehiclesQuery>[] {
  return [{ port, types: [type] }, { city, types: [type] }, { city }, { types: [type] }];
}

async function mostAlike(db: Db, boatId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b join boats own on own.id = ${boatId}
    where b.id = any(${sql.param(ids)}::int[])
    order by (b.city_id = own.city_id)::int * 4 + (b.type_id = own.type_id)::int * 2 + (b.port_id = own.port_id)::int desc,
      abs(b.cruising_capacity - own.cruising_capacity), b.score desc, b.id
    limit ${SHOWN}`);
  return rows.map(({ id }) => id);
}
