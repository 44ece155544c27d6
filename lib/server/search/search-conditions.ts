import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/vehicles";
import type { TripRequest } from "@/lib/domain/pricing/quote-trip";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

const MINOR_PER_LIRA = 100;

const ids = (list: readonly number[]) => sql`${sql.param(list)}::int[]`;

/** Every bit of the chosen rows must be in the boat's mask; a row that does not exist matches nothing. */
function maskCovers(table: "facilities" | "usage_rules", mask: SQL, chosen: readonly number[]): SQL {
  const wanted = sql`(select case when count(*) = ${new Set(chosen).size} then bit_or(1::bigint << bit) end
    from ${sql.raw(table)} where id = any(${ids(chosen)}))`;
  return sql`${mask} & ${wanted} = ${wanted}`;
}

/**
 * What a boat (alias `b`) must be to stand in the list, over the narrow row only: published, place, type,
 * capacity, rating, facilities, rules. The "from" price counts only while no date is searched: then the quoted
 * total decides.
 */
export function searchConditions(query: VehiclesQuery): SQL {
  const wanted: SQL[] = [sql`b.status = 'published'`];
  if (query.port) wanted.push(sql`b.port_id = ${query.port}`);
  if (query.area) wanted.push(sql`b.area_id = ${query.area}`);
  // Areas have no index of their own: their city's narrows the search enough.
  const city = query.city ?? (query.area && sql`(select parent_id from places where id = ${query.area})`);
  if (city) wanted.push(sql`b.city_id = ${city}`);
  if (query.types.length > 0) wanted.push(sql`b.type_id = any(${ids(query.types)})`);
  if (query.facilities.length > 0)
    wanted.push(maskCovers("facilities", sql`b.facility_mask`, query.facilities));
  if (query.rules.length > 0) wanted.push(maskCovers("usage_rules", sql`b.rule_mask`, query.rules));
  if (query.fast_app) wanted.push(sql`b.fast_app`);
  if (query.rating) wanted.push(sql`b.rating >= ${query.rating}`);
  if (query.persons) wanted.push(sql`b.cruising_capacity >= ${query.persons}`);
  if (!query.date) {
    if (query.rent_type)
      wanted.push(sql`exists (select from rates r where r.boat_id = b.id and r.kind = ${query.rent_type})`);
    if (query.min_price) wanted.push(sql`b.from_try_minor >= ${query.min_price * MINOR_PER_LIRA}`);
    if (query.max_price) wanted.push(sql`b.from_try_minor <= ${query.max_price * MINOR_PER_LIRA}`);
  }
  return sql.join(wanted, sql` and `);
}

/**
 * Nobody holds the boat (alias `b`) during the trip and its turnaround; expired holds count as free. A lazy
 * anti-join (`offset 0` keeps PostgreSQL from turning it into a join over all occupancies).
 */
export function freeFor(trip: TripRequest, now: Date): SQL {
  const [start, end] =
    trip.rentType === "daily"
      ? [dayAt(trip.startsAt, sql`b.handover_start_hour`), dayAt(trip.endsAt, sql`b.handover_end_hour`)]
      : [instantSql(toInstant(trip.startsAt)), instantSql(toInstant(trip.endsAt))];
  return sql`not exists (
    select from boat_occupancies o
    where o.boat_id = b.id
      and o.period && tstzrange(${start}, ${end} + make_interval(mins => b.turnaround_minutes))
      and (o.expires_at is null or o.expires_at > ${instantSql(now)})
    offset 0)`;
}

const instantSql = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** A day's hand-over hour on Istanbul's clocks. */
const dayAt = (day: string, hour: SQL) =>
  sql`((${day.slice(0, 10)}::date + make_interval(hours => ${hour})) at time zone 'Europe/Istanbul')`;
