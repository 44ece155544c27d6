import { sql } from "drizzle-orm";
import type { ListFacts } from "@/lib/domain/search/list-facts";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { inScopeSql } from "@/lib/server/catalogue/search/count-scope";
import type { ListScope } from "@/lib/server/catalogue/search/get-list-page";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

const NAMES = 6;

/** Facts of a list, without anything that depends on the clock; null when it has no boat. */
export async function readListFacts(
  locale: Locale,
  kind: Exclude<ListScope["kind"], "all">,
  id: number,
  db: Db = getReadDb(),
): Promise<ListFacts | null> {
  const names = (table: "types" | "places", column: "type_id" | "port_id" | "city_id") => sql`(
    select coalesce(json_agg(name order by boats desc, id), '[]') from (
      select t.id, ${localizedSql(sql`t.name`, locale)} as name, sum(boats) as boats
      from ${sql.raw(table)} t join counted on counted.${sql.raw(column)} = t.id and facet = 'boats'
      group by t.id order by boats desc, t.id limit ${NAMES}) named)`;
  // Port by port and type by type, the ends of an index: nothing here reads the boats themselves.
  const { rows } = await db.execute<{ facts: ListFacts }>(sql`
    with counted as materialized (
      select facet, option, city_id, port_id, type_id, boats from boat_counts
      where boats > 0 and facet in ('boats', 'instant', 'capacity', 'length')
        and ${inScopeSql(kind === "type" ? { types: [id] } : { [kind]: id })}),
    ranges as (
      select kinds.from_kind, low, high from (select distinct port_id, type_id from counted where facet = 'boats') here
      cross join unnest(${sql.param([...RATE_KINDS])}::text[]) kinds(from_kind)
      cross join lateral (
        select min(from_try_minor) as low, max(from_try_minor) as high from boats b
        where b.status = 'published' and b.from_kind is not null and b.port_id = here.port_id
          and b.type_id = here.type_id and b.from_kind = kinds.from_kind) ends
      where low is not null)
    select json_build_object(
      'boats', (select coalesce(sum(boats), 0)::int from counted where facet = 'boats'),
      'instantBoats', (select coalesce(sum(boats), 0)::int from counted where facet = 'instant'),
      'prices', (select coalesce(json_object_agg(from_kind, json_build_array(low, high)), '{}') from (
        select from_kind, min(low) as low, max(high) as high from ranges group by 1) priced),
      'largestCapacity', (select coalesce(max(option), 0) from counted where facet = 'capacity'),
      'shortestCm', (select coalesce(min(option), 0) from counted where facet = 'length'),
      'longestCm', (select coalesce(max(option), 0) from counted where facet = 'length'),
      'types', ${names("types", "type_id")},
      'ports', ${names("places", "port_id")},
      'cities', ${names("places", "city_id")}
    ) as facts`);
  const facts = rows[0]?.facts;
  return facts && facts.boats > 0 ? facts : null;
}

/** The facts of a place's or type's list, from the cache that pages share. */
export const getListFacts = cachedRead(
  "list-facts",
  (locale: Locale, kind: Exclude<ListScope["kind"], "all">, id: number) => readListFacts(locale, kind, id),
);
