import { sql } from "drizzle-orm";
import { parse } from "valibot";
import { type VehicleCard, vehiclesQuery } from "@/lib/contracts/vehicles";
import type { TripRequest } from "@/lib/domain/pricing/quote-trip";
import { toTripTime } from "@/lib/domain/shared/istanbul-time";
import type { Locale } from "@/lib/i18n/locales";
import { listQuotedBoats } from "@/lib/server/boats/list-quoted-boats";
import { quoteBoats } from "@/lib/server/boats/quote-boats";
import { type Db, getDb } from "@/lib/server/db/pool";
import type { ReservationRecord } from "@/lib/server/reservations/read-reservations";

const MOST_OFFERED = 3;

type Trip = Pick<ReservationRecord, "boat" | "rentType" | "swimTour" | "startsAt" | "endsAt" | "personCount">;

/**
 * Other boats of the same city that are free for the very trip of a reservation that failed, with their exact
 * totals: those of the same type first, then the nearest in size. None for a trip that has begun.
 */
export async function listSimilarFreeBoats(
  trip: Trip,
  locale: Locale,
  now: Date,
  db: Db = getDb(),
): Promise<VehicleCard[]> {
  const { rows } = await db.execute<{ city: number }>(sql`
    select city_id as city from boats where id = ${trip.boat.id}`);
  const [own] = rows;
  if (!own || new Date(trip.startsAt) <= now) return [];
  const request: TripRequest = {
    rentType: trip.rentType,
    swimTour: trip.swimTour,
    startsAt: toTripTime(new Date(trip.startsAt)),
    endsAt: toTripTime(new Date(trip.endsAt)),
    personCount: trip.personCount,
    extras: [],
  };
  const query = {
    ...parse(vehiclesQuery, {}),
    city: own.city,
    persons: trip.personCount,
    date: request.startsAt.slice(0, 10),
  };
  const free = (await quoteBoats(db, query, request, now)).filter(({ id }) => id !== trip.boat.id);
  const rank = await rankBySimilarity(
    db,
    trip.boat.id,
    free.map(({ id }) => id),
  );
  const at = ({ id }: { id: number }) => rank.get(id) ?? free.length;
  const near = free.toSorted((a, b) => at(a) - at(b)).slice(0, MOST_OFFERED);
  return (await listQuotedBoats(db, locale, query, request, near)).items;
}

async function rankBySimilarity(
  db: Db,
  boatId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from boats b join boats own on own.id = ${boatId}
    where b.id = any(${sql.param(ids)}::int[])
    order by (b.type_id = own.type_id) desc, abs(b.cruising_capacity - own.cruising_capacity),
      b.score desc, b.id`);
  return new Map(rows.map(({ id }, place) => [id, place]));
}
