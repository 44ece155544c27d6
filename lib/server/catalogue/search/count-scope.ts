import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

/** How many published boats each place has (`place`, `boats`), from the counts that the database keeps. */
export const BOATS_BY_PLACE: SQL = sql`
  select place, sum(boats)::int as boats from (
    select unnest(array[city_id, area_id, port_id]) as place, boats from boat_counts where facet = 'boats') counted
  group by place having sum(boats) > 0`;

/** How many published boats each type has (`type`, `boats`). */
export const BOATS_BY_TYPE: SQL = sql`
  select type_id as type, sum(boats)::int as boats from boat_counts where facet = 'boats'
  group by type_id having sum(boats) > 0`;

/** The rows of `boat_counts` that a place or type is about. */
export function inScopeSql({ city, area, port, types = [] }: Partial<VehiclesQuery>): SQL {
  const wanted = [
    sql`true`,
    ...(city ? [sql`city_id = ${city}`] : []),
    ...(area ? [sql`area_id = ${area}`] : []),
    ...(port ? [sql`port_id = ${port}`] : []),
    ...(types.length > 0 ? [sql`type_id = any(${sql.param(types)}::int[])`] : []),
  ];
  return sql.join(wanted, sql` and `);
}

/** The exact number of published boats of a place or type, or of all; at once, however many they are. */
export async function countScope(scope: Partial<VehiclesQuery>, db: Db = getReadDb()): Promise<number> {
  const { rows } = await db.execute<{ boats: number }>(sql`
    select coalesce(sum(boats), 0)::int as boats from boat_counts where facet = 'boats' and ${inScopeSql(scope)}`);
  return rows[0]?.boats ?? 0;
}
