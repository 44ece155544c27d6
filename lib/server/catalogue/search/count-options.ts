import { type SQL, sql } from "drizzle-orm";
import { RATING_STEPS, type VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { inScopeSql } from "@/lib/server/catalogue/search/count-scope";
import type { Db } from "@/lib/server/platform/db/pool";

/** How many boats each option of the filters would leave, by the option's id; an absent one leaves none. */
export interface OptionCounts {
  types: Readonly<Record<string, number>>;
  facilities: Readonly<Record<string, number>>;
  /** By rule, boats that permit what it bans elsewhere. */
  rules: Readonly<Record<string, number>>;
  /** By step, that rating and above. */
  ratings: Readonly<Record<string, number>>;
  instant: number;
}

const NO_OPTIONS: OptionCounts = { types: {}, facilities: {}, rules: {}, ratings: {}, instant: 0 };

/** The search without the filters of which only one answer, or any of several, counts at a time. */
export function withoutSingleChoices(query: VehiclesQuery): VehiclesQuery {
  return { ...query, types: [], rating: undefined, fast_app: undefined };
}

const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);

/**
 * Counts every option under all *other* filters, in one query. Among types and ratings the visitor chooses
 * again, so their own filter does not count; facilities and rules add up. `pool` are all boats of the
 * `withoutSingleChoices` search.
 */
export async function countOptions(
  db: Db,
  query: VehiclesQuery,
  pool: readonly number[],
): Promise<OptionCounts> {
  const type = query.types.length > 0 ? [sql`type_id = any(${sql.param(query.types)}::int[])`] : [];
  const rating = query.rating ? [sql`rating >= ${query.rating}`] : [];
  const instant = query.fast_app ? [sql`fast_app`] : [];
  const perMask = (options: SQL, mask: SQL, isMet: SQL) => sql`(
    select coalesce(json_object_agg(id, boats), '{}') from (
      select o.id, sum(m.boats)::int as boats from (${options}) o
      join (select ${mask} as mask, count(*) as boats from shown
        where ${all([...type, ...rating, ...instant])} group by 1) m on ${isMet}
      group by o.id) counted)`;
  const facilities = sql`select id, 1::bigint << bit as bit from facilities`;
  const permissions = sql`select id, 1::bigint << bit as bit from usage_rules where permission is not null`;
  const { rows } = await db.execute<{ counts: OptionCounts }>(sql`
    with shown as materialized (
      select b.type_id, b.rating, b.fast_app, b.facility_mask, b.rule_mask from boats b
      where b.id = any(${sql.param(pool)}::int[]))
    select json_build_object(
      'types', (select coalesce(json_object_agg(type_id, boats), '{}') from (
        select type_id, count(*)::int as boats from shown where ${all([...rating, ...instant])} group by 1) counted),
      'facilities', ${perMask(facilities, sql`facility_mask`, sql`m.mask & o.bit <> 0`)},
      'rules', ${perMask(permissions, sql`rule_mask`, sql`m.mask & o.bit = 0`)},
      'ratings', (select coalesce(json_object_agg(step, boats), '{}') from (
        select step, count(*)::int as boats from shown
        join unnest(${sql.param([...RATING_STEPS])}::float8[]) step on rating >= step
        where ${all([...type, ...instant])} group by 1) counted),
      'instant', (select count(*)::int from shown where fast_app and ${all([...type, ...rating])})
    ) as counts`);
  return rows[0]?.counts ?? NO_OPTIONS;
}

/**
 * The option counts of a list that is narrowed to a place or type at most: from the counts that the database keeps, so
 * that the number of boats does not matter.
 */
export async function countScopeOptions(db: Db, scope: Partial<VehiclesQuery>): Promise<OptionCounts> {
  const { types = [], ...place } = scope;
  const type = types.length > 0 ? [sql`type_id = any(${sql.param(types)}::int[])`] : [];
  const { rows } = await db.execute<{ counts: OptionCounts }>(sql`
    with placed as materialized (
      select facet, option, type_id, sum(boats)::int as boats from boat_counts
      where facet in ('boats', 'instant', 'rating', 'facility', 'ban') and ${inScopeSql(place)} group by 1, 2, 3),
    shown as materialized (select facet, option, sum(boats)::int as boats from placed where ${all(type)} group by 1, 2)
    select json_build_object(
      'types', (select coalesce(json_object_agg(type_id, boats), '{}') from placed where facet = 'boats' and boats > 0),
      'facilities', (select coalesce(json_object_agg(f.id, boats), '{}') from shown
        join facilities f on f.bit = option where facet = 'facility' and boats > 0),
      'rules', (select coalesce(json_object_agg(id, allowed), '{}') from (
        select u.id, (select coalesce(sum(boats), 0) from shown where facet = 'boats')
          - (select coalesce(sum(boats), 0) from shown where facet = 'ban' and option = u.bit) as allowed
        from usage_rules u where u.permission is not null) permitted where allowed > 0),
      'ratings', (select coalesce(json_object_agg(step, boats), '{}') from (
        select step, sum(boats)::int as boats from shown
        join unnest(${sql.param([...RATING_STEPS])}::float8[]) step on option >= step * 10
        where facet = 'rating' group by 1) rated where boats > 0),
      'instant', (select coalesce(sum(boats), 0)::int from shown where facet = 'instant')
    ) as counts`);
  return rows[0]?.counts ?? NO_OPTIONS;
}
