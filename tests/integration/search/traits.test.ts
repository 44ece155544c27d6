import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { listByPrice } from "@/lib/server/catalogue/search/prices/list-by-price";
import { scanMatches } from "@/lib/server/catalogue/search/trips/list-match-ids";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ withCopies: true });
const now = new Date();
const day = addDays(tripDayOf(now), 30);
const june = `${Number(day.slice(0, 4)) + 1}-06-10`;

const parsed = (query: Record<string, string | string[]>) => v.parse(vehiclesQuery, query);

describe("traits that lead to boats", () => {
  test.each<[string, Record<string, string | string[]>]>([
    ["guests and berths of a week", { date: june, end_date: addDays(june, 7), persons: "4" }],
    ["nights of two months", { date: `${june.slice(0, 4)}-10-31`, end_date: `${june.slice(0, 4)}-11-04` }],
    ["a city and facilities", { date: day, city: "1", facilities: ["2"] }],
    ["a type and guests of a city", { date: june, city: "3", types: ["2"], persons: "6" }],
    ["nights in a city", { date: june, end_date: addDays(june, 3), city: "1", persons: "4", rating: "4" }],
    ["hours and a rating", { date: june, start_hour: "16", end_hour: "20", rating: "4" }],
    ["a type and prices", { date: day, types: ["1"], min_price: "8000", max_price: "60000" }],
    ["a kind without a date", { rent_type: "daily", types: ["2"], fast_app: "1" }],
  ])("an index that leads from one boat that fits to the next leads to all of them: %s", async (_, asked) => {
    const query = parsed({ ...asked, sort: "price_asc" });
    const pages = async (rareBelow: number) => [
      await scanMatches(getDb(), query, now, rareBelow).first(40),
      await scanMatches(getDb(), query, now, rareBelow).first(1001),
      await listByPrice(getDb(), query, now, { offset: 0, limit: 25 }, { rareBelow }),
      await listByPrice(getDb(), query, now, { offset: 300, limit: 25 }, { rareBelow }),
      await listByPrice(
        getDb(),
        { ...query, sort: "price_desc" },
        now,
        { offset: 0, limit: 25 },
        { rareBelow },
      ),
      await listByPrice(
        getDb(),
        { ...query, sort: "price_desc" },
        now,
        { offset: 24, limit: 25 },
        { rareBelow },
      ),
    ];
    const led = await pages(Number.POSITIVE_INFINITY);
    expect(led[2]?.length).toBeGreaterThan(0);
    expect(led).toEqual(await pages(0));
  });

  test("a boat is found by the price of its cheapest night, also where that is in the next month", async () => {
    const [first, month] = [`${june.slice(0, 4)}-10-31`, `${june.slice(0, 4)}-11-01`];
    const query = parsed({ date: first, end_date: addDays(month, 6), sort: "price_asc" });
    const page = (rareBelow: number) =>
      listByPrice(getDb(), query, now, { offset: 0, limit: 25 }, { rareBelow });
    const [{ tryMinor } = { tryMinor: null }] = await page(0);
    const night = (tryMinor ?? 0) / 7;
    const { rows } = await getPool().query<{ id: number }>(
      `select min(boat_id) as id from boat_prices p where kind = 'daily' and valid_from = $1
         and exists (select from boat_prices q where q.boat_id = p.boat_id and q.kind = 'daily' and q.valid_until = $1)`,
      [month],
    );
    const id = rows[0]?.id;
    await getPool().query(
      `update boat_prices set try_minor = case when valid_from = $2 then $3::float8 / 10 else $3::float8 * 4 end
       where boat_id = $1 and kind = 'daily' and (valid_from = $2 or valid_until = $2)`,
      [id, month, night],
    );
    const led = await page(Number.POSITIVE_INFINITY);
    expect(led[0]?.id).toBe(id);
    expect(led).toEqual(await page(0));
  });
});
