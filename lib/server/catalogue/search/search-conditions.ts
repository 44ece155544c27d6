import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { parseBox } from "@/lib/domain/map/geo-box";
import {
  type FilterColumn,
  type FilterName,
  LIST_FILTERS,
  type ListFilter,
} from "@/lib/domain/search/list-filters";
import { asksForNights } from "@/lib/server/catalogue/search/trip-search-of";
import type { SharedColumn } from "@/lib/server/platform/db/schema/search";

type ColumnOf = (name: SharedColumn) => SQL;

const ids = (list: readonly number[]) => sql`${sql.param(list)}::int[]`;

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

/** A condition of a search, by what it is about. */
export interface NamedCondition<Name extends string = ConditionName> {
  name: Name;
  sql: SQL;
}

/** What a search asks of a boat's row: the places and numbers that it names, and its filters. */
export type ConditionName =
  | "published"
  | "persons"
  | "berths"
  | "port"
  | "area"
  | "city"
  | "box"
  | FilterName;

/**
 * The conditions for a boat (alias `b`) to be in the list, on its row of `boats` only: published, place, guests and
 * filters. `matchesSql` adds price and time.
 */
export function searchConditions(query: VehiclesQuery, place?: SearchedPlace): SQL {
  return allOf(listSearchConditions(query, place));
}

/** The same one by one: whoever explains a search asks for each. */
export function listSearchConditions(query: VehiclesQuery, place?: SearchedPlace): NamedCondition[] {
  return [{ name: "published", sql: sql`b.status = 'published'` }, ...listConditions(query, "b", place)];
}

/** The conditions of `searchConditions` without the publication, on a row of `boats` (`b`) or `boat_prices` (`p`). */
export function filterConditions(query: VehiclesQuery, row: "b" | "p", place = placeOf(query)): SQL {
  return allOf(listConditions(query, row, place));
}

const allOf = (conditions: readonly NamedCondition[]) =>
  sql.join([sql`true`, ...conditions.map((condition) => condition.sql)], sql` and `);

function listConditions(query: VehiclesQuery, row: "b" | "p", place = placeOf(query)): NamedCondition[] {
  const of: ColumnOf = (name) => sql.raw(`${row}.${name}`);
  const { port, area, city } = place;
  const { persons } = query;
  const wanted: NamedCondition[] = [];
  const want = (name: ConditionName, condition: SQL) => wanted.push({ name, sql: condition });
  if (persons) want("persons", sql`${of("cruising_capacity")} >= ${persons}`);
  if (persons && asksForNights(query)) want("berths", sql`${of("sleeping_capacity")} >= ${persons}`);
  for (const name of Object.keys(LIST_FILTERS) as FilterName[]) {
    const condition = filterCondition(query, name, of);
    if (condition) want(name, condition);
  }
  if (port) want("port", sql`${of("port_id")} = ${port}`);
  if (area) want("area", sql`${of("area_id")} = ${area}`);
  if (city) want("city", sql`${of("city_id")} = ${city}`);
  if (query.box) want("box", portInBoxSql(of("port_id"), query.box));
  return wanted;
}

/** What one filter asks of a row; null where the search does not use it. */
export function filterCondition(
  query: VehiclesQuery,
  name: FilterName,
  columnOf: (name: FilterColumn) => SQL,
): SQL | null {
  const filter: ListFilter = LIST_FILTERS[name];
  const value = query[name];
  const column = columnOf(filter.column);
  if (value === undefined) return null;
  if (typeof value === "number") return sql`${column} >= ${value}`;
  if (typeof value === "boolean") return column;
  if (value.length === 0) return null;
  if (filter.kind === "all_of") return hasAll(column, filter.options, value);
  if (filter.kind === "permits") return permits(column, filter.options, value);
  return isOneOf(column, value);
}

/** Every chosen option is a bit of the mask; one that does not exist matches nothing. */
function hasAll(mask: SQL, table: string, chosen: readonly number[]): SQL {
  const wanted = sql`(select case when count(*) = ${new Set(chosen).size} then bit_or(1::bigint << bit) end
    from ${sql.raw(table)} where id = any(${ids(chosen)}))`;
  // `>=` instead of `=`: the same result, but PostgreSQL expects a third of the boats to pass and not one in 200.
  return sql`${mask} & ${wanted} >= ${wanted}`;
}

/** The mask bans none of what the chosen rules would permit; rules without a permission filter nothing. */
function permits(mask: SQL, table: string, chosen: readonly number[]): SQL {
  const bans = sql`(select coalesce(bit_or(1::bigint << bit), 0)
    from ${sql.raw(table)} where permission is not null and id = any(${ids(chosen)}))`;
  return sql`${mask} & ${bans} <= 0`;
}

/** Indexes begin with the type, so that a single one is looked up there. */
function isOneOf(column: SQL, chosen: readonly number[]): SQL {
  const [only, ...others] = chosen;
  return only !== undefined && others.length === 0
    ? sql`${column} = ${only}`
    : sql`${column} = any(${ids(chosen)})`;
}

/** The city that a search is about, for indexes that begin with it: areas have none of their own. */
function cityOf({ city, area }: VehiclesQuery): SQL | undefined {
  if (city) return sql`${city}::int`;
  return area ? sql`(select parent_id from places where id = ${area})` : undefined;
}
