import { sql } from "drizzle-orm";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import type { Locale } from "@/lib/i18n/locales";
import { cachedRead } from "@/lib/server/db/cached-read";
import { localizedSql } from "@/lib/server/db/localized-sql";
import { type Db, getDb } from "@/lib/server/db/pool";
import type { ListScope } from "@/lib/server/search/get-list-page";

/** What the boats of a place or type have in common, for the questions on its page. */
export interface ListFacts {
  boats: number;
  instantBoats: number;
  /** Range of the "from" prices in kuruş, for the kinds that are offered. */
  prices: Partial<Record<RateKind, readonly [lowest: number, highest: number]>>;
  largestCapacity: number;
  shortestCm: number;
  longestCm: number;
  /** Names, most boats first. */
  types: string[];
  ports: string[];
  cities: string[];
}

const NAMES = 6;

/** Facts of a list, without anything that depends on the clock; null when it has no boat. */
export async function readListFacts(
  locale: Locale,
  kind: Exclude<ListScope["kind"], "all">,
  id: number,
  db: Db = getDb(),
): Promise<ListFacts | null> {
  const names = (table: "types" | "places", column: "type_id" | "port_id" | "city_id") => sql`(
    select coalesce(json_agg(name order by boats desc, id), '[]') from (
      select t.id, ${localizedSql(sql`t.name`, locale)} as name, count(*) as boats
      from ${sql.raw(table)} t join shown on shown.${sql.raw(column)} = t.id
      group by t.id order by boats desc, t.id limit ${NAMES}) named)`;
  const { rows } = await db.execute<{ facts: ListFacts }>(sql`
    with shown as materialized (
      select * from boats where status = 'published' and ${sql.raw(`${kind}_id`)} = ${id})
    select json_build_object(
      'boats', (select count(*)::int from shown),
      'instantBoats', (select count(*)::int from shown where fast_app),
      'prices', (select coalesce(json_object_agg(from_kind, json_build_array(low, high)), '{}') from (
        select from_kind, min(from_try_minor) as low, max(from_try_minor) as high
        from shown where from_try_minor is not null group by 1) priced),
      'largestCapacity', (select coalesce(max(cruising_capacity), 0) from shown),
      'shortestCm', (select coalesce(min(length_cm), 0) from shown),
      'longestCm', (select coalesce(max(length_cm), 0) from shown),
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
  () => ["boats", "places"],
);
