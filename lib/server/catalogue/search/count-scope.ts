import { type SQL, sql } from "drizzle-orm";
import type { VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import type { TripDay } from "@/lib/domain/shared/istanbul-time";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { asksForNights, tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
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

/** The facet of `boat_counts` that counts the boats which a kind of trip may be sold of, by month and guests. */
const SOLD_FACETS = {
  hourly: "sold_hourly",
  daily: "sold_daily",
  swim_tour: "sold_swim_tour",
} as const satisfies Record<RateKind, string>;

/** The options of these facets that mean so many guests or more in the month of the day. */
export function soldOptions(day: TripDay, persons: number): { from: number; until: number } {
  const month = Number(day.slice(5, 7)) * 1000;
  return { from: month + persons, until: month + 999 };
}

/**
 * Whether some boat of the place and of the types has each thing that is asked for, and some may be sold to so many
 * guests in the month of a searched day. If not, no boat matches: nobody needs to look for it along the whole coast. In
 * the same words for all filters, as `filterConditions`.
 */
export function mayHaveMatchesSql(query: VehiclesQuery): SQL {
  const { rating = null, persons = 1, facilities } = query;
  const has = (thing: SQL) =>
    sql`exists (select from boat_counts where ${thing} and ${inScopeSql(query)} and boats > 0)`;
  const lowest = rating === null ? null : Math.floor(rating * 10);
  const search = tripSearchOf(query);
  const sold = search ? soldOptions(search.day, persons) : null;
  const facets = search?.kinds.map((kind) => SOLD_FACETS[kind]) ?? [];
  const berths = asksForNights(query) ? persons : 0;
  return sql`(${has(sql`facet = 'boats'`)} and ${has(sql`facet = 'capacity' and option >= ${persons}`)}
    and (${berths}::int = 0 or ${has(sql`facet = 'berths' and option >= ${berths}::int`)})
    and (not ${query.fast_app ?? false}::boolean or ${has(sql`facet = 'instant'`)})
    and (${lowest}::int is null or ${has(sql`facet = 'rating' and option >= ${lowest}::int`)})
    and (${sold === null} or ${has(sql`facet = any(${sql.param(facets)}::text[])
      and option between ${sold?.from ?? 0} and ${sold?.until ?? 0}`)})
    and not exists (select from facilities f where f.id = any(${sql.param(facilities)}::int[])
      and not ${has(sql`facet = 'facility' and option = f.bit`)}))`;
}
