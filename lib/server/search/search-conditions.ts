import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { parseBox } from "@/lib/domain/map/geo-box";
import { asksForNights } from "@/lib/server/search/trip-search-of";

const ids = (list: readonly number[]) => sql`${sql.param(list)}::int[]`;

// Compared by order instead of equality, which means the same for bits that were cut out of a mask: PostgreSQL expects
// a third of the boats to pass, not one in two hundred, for which it would read all of them and sort.

/** The boat has every chosen facility; one that does not exist matches nothing. */
function hasFacilities(chosen: readonly number[]): SQL {
  const wanted = sql`(select case when count(*) = ${new Set(chosen).size} then bit_or(1::bigint << bit) end
    from facilities where id = any(${ids(chosen)}))`;
  return sql`b.facility_mask & ${wanted} >= ${wanted}`;
}

/** The boat bans none of what the chosen rules would permit; rules without a permission filter nothing. */
function permits(chosen: readonly number[]): SQL {
  const bans = sql`(select coalesce(bit_or(1::bigint << bit), 0)
    from usage_rules where permission is not null and id = any(${ids(chosen)}))`;
  return sql`b.rule_mask & ${bans} <= 0`;
}

/** The box is matched against ports, which are far fewer than boats. */
function portIn(text: string): SQL {
  const box = parseBox(text);
  if (!box) return sql`false`;
  return sql`b.port_id = any(array(select id from places where kind = 'port'
    and longitude between ${box.west} and ${box.east} and latitude between ${box.south} and ${box.north}))`;
}

/**
 * The conditions for a boat (alias `b`) to be in the list, on its row of `boats` only: published, place, type,
 * capacity, rating, facilities, rules. Price and time are the affair of `matchesOf`.
 */
export function searchConditions(query: VehiclesQuery): SQL {
  const wanted: SQL[] = [sql`b.status = 'published'`];
  if (query.port) wanted.push(sql`b.port_id = ${query.port}`);
  if (query.area) wanted.push(sql`b.area_id = ${query.area}`);
  const city = cityOf(query);
  if (city) wanted.push(sql`b.city_id = ${city}`);
  if (query.box) wanted.push(portIn(query.box));
  if (query.types.length > 0) wanted.push(sql`b.type_id = any(${ids(query.types)})`);
  if (query.facilities.length > 0) wanted.push(hasFacilities(query.facilities));
  if (query.rules.length > 0) wanted.push(permits(query.rules));
  if (query.fast_app) wanted.push(sql`b.fast_app`);
  if (query.rating) wanted.push(sql`b.rating >= ${query.rating}`);
  if (query.persons) wanted.push(sql`b.cruising_capacity >= ${query.persons}`);
  if (query.persons && asksForNights(query)) wanted.push(sql`b.sleeping_capacity >= ${query.persons}`);
  return sql.join(wanted, sql` and `);
}

/** The city that a search is about, for indexes that begin with it: areas have none of their own. */
export function cityOf({ city, area }: VehiclesQuery): SQL | undefined {
  if (city) return sql`${city}::int`;
  return area ? sql`(select parent_id from places where id = ${area})` : undefined;
}
