import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { refreshBoatFacts } from "@/lib/server/catalogue/boats/facts/refresh-boat-facts";
import { countBoats } from "@/lib/server/catalogue/search/count-boats";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });
const now = new Date();
const year = Number(tripDayOf(now).slice(0, 4)) + 1;

/** All boats are sold by one kind in July of the next year only. */
beforeAll(async () => {
  await getPool().query("delete from boat_occupancies where kind = 'block'");
  await getPool().query("delete from rates");
  await getPool().query(
    `insert into rates (boat_id, kind, price_minor, min_hours, valid_from, valid_until)
     select id, 'hourly', 500000, 2, $1, $2 from boats`,
    [`${year}-07-01`, `${year}-08-01`],
  );
  const { rows } = await getPool().query<{ id: number }>("select id from boats order by id");
  await database.patiently((client) =>
    refreshBoatFacts(
      client,
      rows.map(({ id }) => id),
      tripDayOf(now),
    ),
  );
});

const found = async (query: Record<string, string>) =>
  (await countBoats(v.parse(vehiclesQuery, { city: "1", ...query }), now)).total;

test.each(["07-01", "07-15", "07-31"])(
  "boats that are sold in one month are found on its %s",
  async (day) => {
    expect(await found({ date: `${year}-${day}` })).toBeGreaterThan(0);
    expect(await found({ date: `${year}-${day}`, rent_type: "daily" })).toBe(0);
  },
);

test.each(["06-30", "08-01"])("and not on %s", async (day) => {
  expect(await found({ date: `${year}-${day}` })).toBe(0);
});

test("boats are found by the guests that they take in the month, by night by their berths", async () => {
  const { rows } = await getPool().query<{ id: number; guests: number }>(
    `select id, cruising_capacity as guests from boats where city_id = 1 and status = 'published'
     order by cruising_capacity desc, id limit 1`,
  );
  const [{ id, guests } = { id: 0, guests: 0 }] = rows;
  await getPool().query("update boats set sleeping_capacity = 2 where id = $1", [id]);
  await getPool().query(
    `insert into rates (boat_id, kind, price_minor, min_hours, valid_from, valid_until)
     values ($1, 'daily', 900000, 24, $2, $3)`,
    [id, `${year}-05-01`, `${year}-06-01`],
  );
  await database.patiently((client) => refreshBoatFacts(client, [id], tripDayOf(now)));
  const [july, may] = [`${year}-07-15`, `${year}-05-15`];
  expect(await found({ date: july, persons: String(guests) })).toBeGreaterThan(0);
  expect(await found({ date: july, persons: String(guests + 1) })).toBe(0);
  expect(await found({ date: may, persons: "2" })).toBe(1);
  expect(await found({ date: may, persons: "3" })).toBe(0);
});
