import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { parseBox } from "@/lib/domain/map/geo-box";
import { asksForNights } from "@/lib/server/catalogue/search/trip-search-of";

const ids = (list: readonly number[]) => sql`${sql.param(list)}::int[]`;
const isEmpty = (list: readonly number[]) => sql`cardinality(${ids(list)}) = 0`;

// Compared by order instead of equality, which means the same for bits that were cut out of a mask: PostgreSQL expects
// a third of the boats to pass, not one in two hundred, for which it would read all of them and sort.

/** The boat has every chosen facility; one that does not exist matches nothing. */
function hasFacilities(mask: SQL, chosen: readonly number[]): SQL {
  const wanted = sql`(select case when count(*) = ${new Set(chosen).size} then bit_or(1::bigint << bit) end
    from facilities where id = any(${ids(chosen)}))`;
  return sql`${mask} & ${wanted} >= ${wanted}`;
}

/** The boat bans none of what the chosen rules would permit; rules without a permission filter nothing. */
function permits(mask: SQL, chosen: readonly number[]): SQL {
  const bans = sql`(select coalesce(bit_or(1::bigint << bit), 0)
    from usage_rules where permission is not null and id = any(${ids(chosen)}))`;
  return sql`${mask} & ${bans} <= 0`;
}

/** The box is matched against ports, which are far fewer than boats. */
export function portInBoxSql(port: SQL, text: string): SQL {
  const box = parseBox(text);
  if (!box) return sql`false`;
  return sql`${port} = any(array(select id from places where kind = 'port'
    and longitude between ${box.west} and ${box.east} and latitude between ${box.south} and ${box.north}))`;
}

/** Where the boats of a search are; by SQL, so that one statement can ask for several places. */
export interface SearchedPlace {
  city: SQL | undefined;
  area: SQL | undefined;
  port: SQL | undefined;
}

/** The place that a search names. */
export function placeOf(query: VehiclesQuery): SearchedPlace {
  const { area, port } = query;
  return {
    city: cityOf(query),
    area: area ? sql`${area}` : undefined,
    port: port ? sql`${port}` : undefined,
  };
}

/**
 * The conditions for a boat (alias `b`) to be in the list, on its row of `boats` only: published, place, type,
 * capacity, rating, facilities, rules. `matchesSql` adds price and time.
 */
export function searchConditions(query: VehiclesQuery, place?: SearchedPlace): SQL {
  return sql`b.status = 'published' and ${filterConditions(query, "b", place)}`;
}

/** The conditions of `searchConditions` without the publication, on any row that repeats these columns of the boat. */
export function filterConditions(query: VehiclesQuery, row: string, place = placeOf(query)): SQL {
  const of = (name: string) => sql.raw(`${row}.${name}`);
  const { port, area, city } = place;
  const { types, rating, persons, fast_app: fastApp } = query;
  // What was not asked for is a value that every boat has, so that searches of one kind are one statement.
  const wanted: SQL[] = [
    isOneOf(of("type_id"), types),
    sql`(${rating ?? null}::float8 is null or ${of("rating")} >= ${rating ?? null}::float8)`,
    sql`(not ${fastApp ?? false}::boolean or ${of("fast_app")})`,
    sql`${of("cruising_capacity")} >= ${persons ?? 1}`,
    sql`(${asksForNights(query) ? (persons ?? 0) : 0} = 0 or ${of("sleeping_capacity")} >= ${persons ?? 0})`,
    sql`(${isEmpty(query.facilities)} or ${hasFacilities(of("facility_mask"), query.facilities)})`,
    sql`(${isEmpty(query.rules)} or ${permits(of("rule_mask"), query.rules)})`,
  ];
  if (port) wanted.push(sql`${of("port_id")} = ${port}`);
  if (area) wanted.push(sql`${of("area_id")} = ${area}`);
  if (city) wanted.push(sql`${of("city_id")} = ${city}`);
  if (query.box) wanted.push(portInBoxSql(of("port_id"), query.box));
  return sql.join(wanted, sql` and `);
}

/** Of any type, or of one of these; indexes begin with the type, so that one alone is looked up there. */
function isOneOf(type: SQL, types: readonly number[]): SQL {
  const [only, ...others] = types;
  if (only !== undefined && others.length === 0) return sql`${type} = ${only}`;
  return sql`(${isEmpty(types)} or ${type} = any(${ids(types)}))`;
}

/** The city that a search is about, for indexes that begin with it: areas have none of their own. */
function cityOf({ city, area }: VehiclesQuery): SQL | undefined {
  if (city) return sql`${city}::int`;
  return area ? sql`(select parent_id from places where id = ${area})` : undefined;
}

/** Without filters that few boats may pass: the beginning of a list says little of those. */
export function isBroad({ types, facilities, rules, rating, fast_app: fastApp }: VehiclesQuery): boolean {
  return types.length + facilities.length + rules.length === 0 && !rating && !fastApp;
}
