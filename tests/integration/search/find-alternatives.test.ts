import { sql } from "drizzle-orm";
import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { findAlternatives } from "@/lib/server/catalogue/search/find-alternatives";
import { readListFacts } from "@/lib/server/catalogue/search/get-list-facts";
import { readPlacePage } from "@/lib/server/catalogue/search/get-place-page";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { getDb } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const NONE = v.parse(vehiclesQuery, {});
const now = new Date();
const inAMonth = () => addDays(tripDayOf(now), 30);
const totalOf = async (query: VehiclesQuery) => (await listBoats("tr", query, now)).total;
const bodrum = async () => {
  const found = await readPlacePage("bodrum", "tr");
  if (!found) throw new Error("the demo data has no Bodrum");
  return found;
};

/** Nobody can rent any boat of a city from 10 to 16 o'clock that day; who is out then already, is. */
async function blockCity(city: number, day: string) {
  const at = (hour: number) => sql`${`${day} ${hour}:00 Europe/Istanbul`}::timestamptz`;
  await getDb().execute(sql`
    insert into boat_occupancies (boat_id, period, kind)
    select id, tstzrange(${at(10)}, ${at(16)}), 'block' from boats where city_id = ${city}
    on conflict do nothing`);
}

describe("a search that found nothing", () => {
  test("offers the next three days on which it finds a boat, and the nearest places with one that day", async () => {
    const place = await bodrum();
    await blockCity(place.id, inAMonth());
    const query = { ...NONE, city: place.id, date: inAMonth(), start_hour: 10, end_hour: 16, persons: 2 };
    expect(await totalOf(query)).toBe(0);
    const { days, places } = await findAlternatives(query, place.neighbours, now);
    expect(days).toHaveLength(3);
    for (const day of days) {
      expect(day.date > inAMonth()).toBe(true);
      expect(await totalOf({ ...query, ...day })).toBeGreaterThan(0);
    }
    expect(places).toHaveLength(3);
    expect(place.neighbours.map(({ id }) => id)).toEqual(expect.arrayContaining(places.map(({ id }) => id)));
    for (const { id } of places) expect(await totalOf({ ...query, city: id })).toBeGreaterThan(0);
  });

  test("offers the next days from today for a day that is past", async () => {
    const place = await bodrum();
    const today = tripDayOf(now);
    const query = { ...NONE, city: place.id, date: addDays(today, -40), persons: 2 };
    const { days } = await findAlternatives(query, [], now);
    expect(days).toHaveLength(3);
    for (const { date } of days) expect(date >= today && date < addDays(today, 8)).toBe(true);
  });

  test("moves several days as a whole", async () => {
    const place = await bodrum();
    const end = addDays(inAMonth(), 3);
    const query = { ...NONE, city: place.id, date: inAMonth(), end_date: end, rent_type: "daily" as const };
    const { days } = await findAlternatives(query, [], now);
    for (const { date, end_date: last } of days) expect(last).toBe(addDays(date, 3));
  });

  test("offers no day without a date, and no place when no boat anywhere fits", async () => {
    const place = await bodrum();
    const offered = await findAlternatives({ ...NONE, city: place.id, persons: 500 }, place.neighbours, now);
    expect(offered).toEqual({ days: [], places: [] });
  });
});

describe("the facts on a place's page", () => {
  test("are those of its boats: number, prices in lira, size and ports", async () => {
    const place = await bodrum();
    const facts = await readListFacts("tr", "city", place.id);
    const query = { ...NONE, city: place.id };
    expect(facts?.boats).toBe(await totalOf(query));
    expect(facts?.instantBoats).toBe(await totalOf({ ...query, fast_app: true }));
    expect(facts?.ports).toContain("Bodrum Limanı");
    expect(facts?.cities).toEqual([place.name]);
    const { rows } = await getDb().execute<{ low: string; largest: number }>(sql`
      select min(from_try_minor) as low, max(cruising_capacity) as largest from boats
      where city_id = ${place.id} and status = 'published'`);
    const lows = Object.values(facts?.prices ?? {}).map(([low]) => low);
    expect(Math.min(...lows)).toBe(Number(rows[0]?.low));
    expect(facts?.largestCapacity).toBe(rows[0]?.largest);
  });

  test("are missing where there is no boat", async () => {
    expect(await readListFacts("tr", "city", 999_999)).toBeNull();
  });
});
