import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { listByPrice } from "@/lib/server/catalogue/search/find-page";
import { getDb } from "@/lib/server/platform/db/pool";
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

test.each<[string, Record<string, string>]>([
  ["along the coast", {}],
  ["in a city", { city: "10" }],
])(
  "where something takes the time of a cheaper trip, the dearer one comes in its place: %s",
  async (_, scope) => {
    const query = parsed({ date, ...scope });
    const expected = await quotedTotals(query, now);
    expect(expected.length).toBeGreaterThan(20);
    for (const limit of [10, 24, 2000]) {
      const range = { offset: 0, limit };
      const up = await listByPrice(getDb(), { ...query, sort: "price_asc" }, now, range);
      expect(up.map(({ tryMinor }) => tryMinor)).toEqual(expected.slice(0, limit));
      const down = await listByPrice(getDb(), { ...query, sort: "price_desc" }, now, range);
      expect(down.map(({ tryMinor }) => tryMinor)).toEqual(expected.toReversed().slice(0, limit));
    }
  },
);
