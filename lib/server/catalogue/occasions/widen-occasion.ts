import { sql } from "drizzle-orm";
import type { OccasionChoice } from "@/lib/domain/occasions/read-occasion-query";
import type { WiderOccasion } from "@/lib/domain/occasions/wider-occasion";
import { lastTripDay } from "@/lib/domain/pricing/check-trip-times";
import { addDays, type TripDay } from "@/lib/domain/shared/istanbul-time";
import type { Locale } from "@/lib/i18n/locales";
import { isForOccasion } from "@/lib/server/catalogue/boats/list-boats-for-occasion";
import { occasionMatches } from "@/lib/server/catalogue/occasions/occasion-matches";
import { localizedSql } from "@/lib/server/platform/db/localized-sql";
import { type Db, getDb } from "@/lib/server/platform/db/pool";

const MAX_OFFERED = 3;
/** Each day that is tried costs a search. */
const DAYS_TRIED = 14;

/**
 * How a choice for which no boat is free can be changed so that one is free now. At most three days and three cities.
 */
export async function widenOccasion(
  locale: Locale,
  key: string,
  choice: OccasionChoice,
  now: Date,
  db: Db = getDb(),
): Promise<WiderOccasion> {
  const capacity = await readCapacity(db, key, choice);
  const fits = choice.personCount <= capacity;
  const [anyHour, days, cities] = await Promise.all([
    fits && choice.startHour !== null && findsAny(db, key, { ...choice, startHour: null }, now),
    fits ? freeDays(db, key, choice, now) : [],
    listCities(db, locale, key, choice, now),
  ]);
  return { capacity, anyHour, days, cities };
}

async function readCapacity(db: Db, key: string, { place }: OccasionChoice): Promise<number> {
  const isThere = place ? sql`${place.id}::int in (b.city_id, b.area_id, b.port_id)` : sql`true`;
  const { rows } = await db.execute<{ most: number }>(sql`
    select coalesce(max(b.cruising_capacity), 0)::int as most from boats b
    where b.status = 'published' and ${isForOccasion(key)} and ${isThere}`);
  return rows[0]?.most ?? 0;
}

async function freeDays(db: Db, key: string, choice: OccasionChoice, now: Date): Promise<TripDay[]> {
  const found: TripDay[] = [];
  for (let step = 1; step <= DAYS_TRIED && found.length < MAX_OFFERED; step += 1) {
    const day = addDays(choice.day, step);
    if (day > lastTripDay(now)) break;
    if (await findsAny(db, key, { ...choice, day }, now)) found.push(day);
  }
  return found;
}

async function findsAny(db: Db, key: string, choice: OccasionChoice, now: Date): Promise<boolean> {
  const { from, where } = occasionMatches(key, choice, now);
  const { rows } = await db.execute(sql`select b.id from ${from} where ${where} limit 1`);
  return rows.length > 0;
}

async function listCities(
  db: Db,
  locale: Locale,
  key: string,
  choice: OccasionChoice,
  now: Date,
): Promise<WiderOccasion["cities"]> {
  if (!choice.place) return [];
  const { from, where } = occasionMatches(key, { ...choice, place: null }, now);
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select c.id, ${localizedSql(sql`c.name`, locale)} as name
    from places c join places asked on asked.id = ${choice.place.id}
    where c.id in (select b.city_id from ${from} where ${where}) and c.id <> asked.id
    order by (c.latitude - asked.latitude) ^ 2 + (c.longitude - asked.longitude) ^ 2, c.id
    limit ${MAX_OFFERED}`);
  return rows;
}
