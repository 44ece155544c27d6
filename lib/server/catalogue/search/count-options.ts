import { type SQL, sql } from "drizzle-orm";
import { EVERY_BOAT, type VehiclesQuery } from "@/lib/contracts/boats/vehicles";
import {
  CHOICES,
  FILTER_COLUMNS,
  FILTER_NAMES,
  type FilterColumn,
  type FilterName,
  LIST_FILTERS,
  type ListFilter,
  type OptionCounts,
} from "@/lib/domain/search/list-filters";
import { inScopeSql } from "@/lib/server/catalogue/search/count-scope";
import { filterCondition } from "@/lib/server/catalogue/search/search-conditions";
import type { Db } from "@/lib/server/platform/db/pool";
import type { CountedFacet } from "@/lib/server/platform/db/schema/search";

const NO_OPTIONS = Object.fromEntries(
  Object.values<ListFilter>(LIST_FILTERS).map(({ counts, kind }) => [counts, kind === "flag" ? 0 : {}]),
) as OptionCounts;

/** Whether a search uses a filter whose options are counted without the chosen one. */
export function hasChoices(query: VehiclesQuery): boolean {
  return CHOICES.some((name) => filterCondition(query, name, columnOf) !== null);
}

/** The search without the filters of which only one answer, or any of several, counts at a time. */
export function withoutChoices(query: VehiclesQuery): VehiclesQuery {
  return { ...query, ...Object.fromEntries(CHOICES.map((name) => [name, EVERY_BOAT[name]])) };
}

const all = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);
const columnOf = (name: FilterColumn) => sql.raw(`shown.${name}`);

/**
 * Counts every option under all *other* filters, in one query. Among types and ratings the visitor chooses
 * again, so their own filter does not count; facilities and rules add up. `pool` are all boats of the
 * `withoutChoices` search.
 */
export async function countOptions(
  db: Db,
  query: VehiclesQuery,
  pool: readonly number[],
): Promise<OptionCounts> {
  const counts = FILTER_NAMES.flatMap((name) => {
    const others = CHOICES.filter((other) => other !== name);
    const conditions = others.flatMap((other) => filterCondition(query, other, columnOf) ?? []);
    return [sql`${LIST_FILTERS[name].counts}::text`, countSql(LIST_FILTERS[name], all(conditions))];
  });
  const columns = sql.raw(FILTER_COLUMNS.map((name) => `b.${name}`).join(", "));
  const { rows } = await db.execute<{ counts: OptionCounts }>(sql`
    with shown as materialized (select ${columns} from boats b where b.id = any(${sql.param(pool)}::int[]))
    select json_build_object(${sql.join(counts, sql`, `)}) as counts`);
  return rows[0]?.counts ?? NO_OPTIONS;
}

/** How many of the rows `shown` that meet the condition each option of a filter would leave. */
function countSql(filter: ListFilter, isMet: SQL): SQL {
  const column = columnOf(filter.column);
  if (filter.kind === "flag") return sql`(select count(*)::int from shown where ${column} and ${isMet})`;
  return sql`(select coalesce(json_object_agg(option, boats), '{}') from (${optionsSql(filter, column, isMet)}) counted)`;
}

function optionsSql(filter: Exclude<ListFilter, { kind: "flag" }>, column: SQL, isMet: SQL): SQL {
  const counted = sql`count(*)::int as boats`;
  if (filter.kind === "one_of")
    return sql`select ${column} as option, ${counted} from shown where ${isMet} group by 1`;
  if (filter.kind === "at_least")
    return sql`select option, ${counted} from shown
      join unnest(${sql.param([...filter.steps])}::float8[]) option on ${column} >= option where ${isMet} group by 1`;
  const permits = filter.kind === "permits";
  return sql`select o.id as option, sum(m.boats)::int as boats from ${sql.raw(filter.options)} o
    join (select ${column} as mask, count(*) as boats from shown where ${isMet} group by 1) m
      on (m.mask >> o.bit & 1 = 1) = ${!permits} ${permits ? sql`where o.permission is not null` : sql``}
    group by 1`;
}

const facetOf = (name: FilterName): CountedFacet => LIST_FILTERS[name].facet;

/**
 * The option counts of a list that is narrowed to a place or type at most: from the counts that the database keeps, so
 * that the number of boats does not matter.
 */
export async function countScopeOptions(db: Db, scope: Partial<VehiclesQuery>): Promise<OptionCounts> {
  const { types = [], ...place } = scope;
  const type = types.length > 0 ? [sql`type_id = any(${sql.param(types)}::int[])`] : [];
  const facets = ["boats", ...FILTER_NAMES.map(facetOf)];
  const counts = FILTER_NAMES.flatMap((name) => [
    sql`${LIST_FILTERS[name].counts}::text`,
    scopeCountSql(LIST_FILTERS[name], sql`${facetOf(name)}::text`),
  ]);
  const { rows } = await db.execute<{ counts: OptionCounts }>(sql`
    with placed as materialized (
      select facet, option, type_id, sum(boats)::int as boats from boat_counts
      where facet = any(${sql.param(facets)}::text[]) and ${inScopeSql(place)} group by 1, 2, 3),
    shown as materialized (select facet, option, sum(boats)::int as boats from placed where ${all(type)} group by 1, 2)
    select json_build_object(${sql.join(counts, sql`, `)}) as counts`);
  return rows[0]?.counts ?? NO_OPTIONS;
}

/** `countSql` on the rows of `boat_counts`: `placed` by type, and `shown` without the types that are not listed. */
function scopeCountSql(filter: ListFilter, facet: SQL): SQL {
  if (filter.kind === "flag")
    return sql`(select coalesce(sum(boats), 0)::int from shown where facet = ${facet})`;
  return sql`(select coalesce(json_object_agg(option, boats), '{}')
    from (${scopeOptionsSql(filter, facet)}) counted where boats > 0)`;
}

function scopeOptionsSql(filter: Exclude<ListFilter, { kind: "flag" }>, facet: SQL): SQL {
  if (filter.kind === "one_of")
    return sql`select ${sql.raw(filter.column)} as option, boats from placed where facet = ${facet}`;
  if (filter.kind === "at_least")
    return sql`select step as option, sum(boats)::int as boats from shown
      join unnest(${sql.param([...filter.steps])}::float8[]) step on option >= step * 10 where facet = ${facet} group by 1`;
  const options = sql.raw(filter.options);
  if (filter.kind === "all_of")
    return sql`select o.id as option, boats from shown join ${options} o on o.bit = option where facet = ${facet}`;
  return sql`select o.id as option, (select coalesce(sum(boats), 0) from shown where facet = 'boats')
      - (select coalesce(sum(boats), 0) from shown where facet = ${facet} and option = o.bit) as boats
    from ${options} o where o.permission is not null`;
}
