import { sql } from "drizzle-orm";
import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, type TripDay, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { listByPrice } from "@/lib/server/catalogue/search/prices/list-by-price";
import { quoteBoats } from "@/lib/server/catalogue/search/quote-boats";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { busyBoatsSql } from "@/lib/server/catalogue/search/trips/busy-sql";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { quotedTotals } from "@/tests/fixtures/boats/quoted-totals";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ withCopies: true });
const now = new Date();
const parsed = (query: Record<string, string>) => v.parse(vehiclesQuery, query);
/** Tours are dearer than hours of the same boats then. */
const date = `${Number(tripDayOf(now).slice(0, 4)) + 1}-05-03`;

/** Most boats are taken before and after some hours of the day: too few for the cheaper kind, or not. */
beforeAll(async () => {
  await database.patiently(async (client) => {
    await client.query(
      `insert into boat_occupancies (boat_id, period, kind)
       select id, tstzrange(first + start * interval '1 hour', first + until * interval '1 hour'), 'block'
       from boats, (select $1::date::timestamp at time zone 'Europe/Istanbul' as first) day,
         (values (1, 0, 12), (1, 14, 30), (2, 0, 11), (2, 15, 30), (3, 4, 16), (4, 9, 26), (5, 34, 40), (0, 172, 178)) taken (rest, start, until)
       where id / 1000 % 6 = rest on conflict do nothing`,
      [date],
    );
  });
});

test.each<[string, Record<string, string>, number | undefined]>([
  ["along the coast", {}, undefined],
  ["along the coast, a few at a time", {}, 30],
  ["in a city", { city: "10" }, undefined],
  ["in a city, a few at a time", { city: "10" }, 7],
])(
  "where something takes the time of a cheaper trip, the dearer one comes in its place: %s",
  async (_, scope, mostTaken) => {
    const query = parsed({ date, ...scope });
    const expected = await quotedTotals(query, now);
    expect(expected.length).toBeGreaterThan(20);
    for (const limit of [10, 24, 2000]) {
      const range = { offset: 0, limit };
      const up = await listByPrice(getDb(), { ...query, sort: "price_asc" }, now, range, { mostTaken });
      expect(up.map(({ tryMinor }) => tryMinor)).toEqual(expected.slice(0, limit));
      const down = await listByPrice(getDb(), { ...query, sort: "price_desc" }, now, range, { mostTaken });
      expect(down.map(({ tryMinor }) => tryMinor)).toEqual(expected.toReversed().slice(0, limit));
    }
  },
);

test.each<[string, Record<string, string>]>([
  ["a day", { date }],
  ["a week of nights", { date, end_date: addDays(date as TripDay, 7) }],
])("the busy boats of a city are the same, read at once or boat by boat: %s", async (_, asked) => {
  const query = parsed({ ...asked, city: "10" });
  const search = tripSearchOf(query) as NonNullable<ReturnType<typeof tripSearchOf>>;
  const ids = sql`select id from boats where city_id = 10`;
  const read = async (ofCity: number | null) => {
    const busy = busyBoatsSql(query, search, { ids, count: 100, ofCity });
    const { rows } = await getDb().execute<{ id: number }>(
      sql`select distinct boat_id as id from (${busy}) busy order by 1`,
    );
    return rows.map(({ id }) => id);
  };
  const atOnce = await read(100);
  expect(atOnce.length).toBeGreaterThan(10);
  expect(atOnce).toEqual(await read(null));
});

test("there are such boats: a tour for which only they are looked at", async () => {
  const { rows } = await getPool().query<{ id: number; prices: number }>(
    `select boat_id as id, count(*) over ()::int as prices from boat_prices p
     where standing = 0 and kind = 'swim_tour' and valid_from <= $1 and valid_until > $1`,
    [date],
  );
  expect(rows[0]?.prices).toBeGreaterThan(300);
  const search = tripSearchOf(parsed({ date })) as NonNullable<ReturnType<typeof tripSearchOf>>;
  const quotes = await quoteBoats(
    getDb(),
    rows.map(({ id }) => id),
    search,
    now,
  );
  expect([...quotes.values()].filter(({ swimTour }) => swimTour).length).toBeGreaterThan(5);
});
