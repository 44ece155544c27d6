import { sql } from "drizzle-orm";
import type { VehiclesFilters } from "@/lib/contracts/boats/vehicle-search";
import type { Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/platform/db/cached-read";
import { localizedSql, slugSql } from "@/lib/server/platform/db/localized-sql";
import type { Db } from "@/lib/server/platform/db/pool";
import { getReadDb } from "@/lib/server/platform/db/replica";

/** Only places, types and facilities that at least one published boat has, and permissions that not all boats share. */
async function readFilterOptions(locale: Locale, db: Db = getReadDb()): Promise<VehiclesFilters> {
  const name = (column: string) => localizedSql(sql.raw(column), locale);
  const place = (alias: string) =>
    sql`'id', ${sql.raw(alias)}.id, 'name', ${name(`${alias}.name`)}, 'slug', ${slugSql("place", sql.raw(`${alias}.id`), locale)}`;
  const { rows } = await db.execute<{ options: VehiclesFilters }>(sql`
    with counted as materialized (
      select facet, option, city_id, area_id, port_id, type_id from boat_counts
      where boats > 0 and facet in ('boats', 'facility', 'ban')),
    shown as materialized (select city_id, area_id, port_id, type_id from counted where facet = 'boats'),
    options as materialized (select distinct facet, option from counted)
    select json_build_object(
      'cities', (select coalesce(json_agg(json_build_object(${place("c")}, 'areas', (
          select coalesce(json_agg(json_build_object(${place("a")}, 'ports', (
              select coalesce(json_agg(json_build_object(${place("p")}) order by p.position, p.id), '[]')
              from places p where p.parent_id = a.id and p.id in (select port_id from shown)))
            order by a.position, a.id), '[]')
          from places a where a.parent_id = c.id and a.id in (select area_id from shown)))
        order by c.position, c.id), '[]')
        from places c where c.kind = 'city' and c.id in (select city_id from shown)),
      'types', (select coalesce(json_agg(json_build_object('id', t.id, 'name', ${name("t.name")},
          'slug', ${slugSql("type", sql`t.id`, locale)}) order by t.position, t.id), '[]')
        from types t where t.id in (select type_id from shown)),
      'facilities', (select coalesce(json_agg(json_build_object('id', f.id, 'name', ${name("f.name")}, 'icon', f.icon)
          order by f.position, f.id), '[]')
        from facilities f where f.bit in (select option from options where facet = 'facility')),
      'rules', (select coalesce(json_agg(json_build_object('id', u.id, 'name', ${name("u.permission")})
          order by u.position, u.id), '[]')
        from usage_rules u where u.permission is not null
          and u.bit in (select option from options where facet = 'ban')),
      'shortest_hours', (select min(min_hours) from boat_prices where kind = 'hourly')
    ) as options`);
  return rows[0]?.options ?? { cities: [], types: [], facilities: [], rules: [], shortest_hours: null };
}

/** The choices of search form and filters, from the cache that pages share. */
export const getFilterOptions: (locale: Locale) => Promise<VehiclesFilters> = cachedRead(
  "filter-options",
  (locale: Locale) => readFilterOptions(locale),
);
