import * as v from "valibot";
import { vehiclePricesQuery } from "@/lib/contracts/boats/vehicle-prices";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { listMapPorts } from "@/lib/server/catalogue/map/list-map-ports";
import { countBoats } from "@/lib/server/catalogue/search/count-boats";
import { listByPrice, listFirst } from "@/lib/server/catalogue/search/find-page";
import { getListPage } from "@/lib/server/catalogue/search/get-list-page";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { readDayPrices } from "@/lib/server/catalogue/search/prices/list-day-prices";
import { quoteBoats } from "@/lib/server/catalogue/search/quote-boats";
import { searchBoats } from "@/lib/server/catalogue/search/search-boats";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { quotedTotals } from "@/tests/fixtures/boats/quoted-totals";
import { COPIES_OF_BOATS, testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ withCopies: true });
const now = new Date();
const day = addDays(tripDayOf(now), 30);
const june = `${Number(day.slice(0, 4)) + 1}-06-10`;

const recommended = "select id from boats where status = 'published' order by score desc, id";
const parsed = (query: Record<string, string | string[]>) => v.parse(vehiclesQuery, query);

/** The boats that a quote gives, in the recommended order. */
async function quotedInOrder(query: VehiclesQuery): Promise<number[]> {
  const ids = (await getPool().query<{ id: number }>(recommended)).rows.map(({ id }) => id);
  const search = tripSearchOf(query);
  const quotes = await quoteBoats(getDb(), ids, search as NonNullable<typeof search>, now);
  return ids.filter((id) => quotes.has(id));
}

describe("among more boats than are counted", () => {
  test.each([
    ["any trip of a day", { date: day }],
    ["any trip of a day with a highest price", { date: day, max_price: "50000" }],
    ["any three hours, within prices", { date: day, duration: "3", min_price: "20000", max_price: "90000" }],
    ["swim tours", { date: june, rent_type: "swim_tour" }],
    [
      "a week of nights over two seasons",
      { date: `${june.slice(0, 4)}-05-12`, end_date: `${june.slice(0, 4)}-05-19`, rent_type: "daily" },
    ],
    [
      "a week of nights over two seasons, within prices",
      {
        date: `${june.slice(0, 4)}-05-12`,
        end_date: `${june.slice(0, 4)}-05-19`,
        rent_type: "daily",
        min_price: "100000",
        max_price: "250000",
      },
    ],
  ])("every price is found in its place, from below and from above: %s", async (_, asked) => {
    const query = parsed(asked);
    const expected = await quotedTotals(query, now);
    expect(expected.length).toBeGreaterThan(100);
    const all = { offset: 0, limit: 2000 };
    const up = await listByPrice(getDb(), { ...query, sort: "price_asc" }, now, all);
    expect(up.map(({ tryMinor }) => tryMinor)).toEqual(expected);
    const down = await listByPrice(getDb(), { ...query, sort: "price_desc" }, now, all);
    expect(down.map(({ tryMinor }) => tryMinor)).toEqual(expected.toReversed());
    for (const offset of [0, 24, 72]) {
      const page = await listByPrice(getDb(), { ...query, sort: "price_asc" }, now, { offset, limit: 24 });
      expect(page.map(({ id }) => id)).toEqual(up.slice(offset, offset + 24).map(({ id }) => id));
    }
    const { total, more } = await countBoats(query, now);
    expect([total, more]).toEqual([Math.min(1000, expected.length), expected.length > 1000]);
  });

  test("the total ends at a thousand and says that there are more, and options are not counted", async () => {
    const { list, counts } = await searchBoats("tr", parsed({ persons: "2" }), now);
    expect(list).toMatchObject({ total: 1000, more: true, page: 1, pages: 42 });
    expect(counts).toBeNull();
    const few = await searchBoats("tr", parsed({ persons: "2", city: "1" }), now);
    expect(few.list.more).toBe(false);
    expect(few.counts).not.toBeNull();
  });

  test("the best boats are found in their order, although hundreds that stand before them are taken", async () => {
    const date = addDays(day, 3);
    await database.patiently(async (client) => {
      await client.query(
        `insert into boat_occupancies (boat_id, period, kind)
         select id, tstzrange($1::date - interval '1 day', $1::date + interval '2 days'), 'block'
         from (${recommended} limit 600) best on conflict do nothing`,
        [date],
      );
    });
    const query = parsed({ date });
    const { rows } = await getPool().query<{ id: number }>(recommended);
    const free = await quotedInOrder(query);
    expect(rows.findIndex(({ id }) => id === free[0])).toBeGreaterThanOrEqual(600);
    expect(await listFirst(getDb(), query, now, 20)).toEqual(free.slice(0, 20));
  });

  test("continues a price list whose beginning is taken before it uses the next", async () => {
    const date = addDays(june, 5);
    await getPool().query(
      `insert into boat_occupancies (boat_id, period, kind)
       select distinct boat_id, tstzrange($1::date - interval '1 day', $1::date + interval '2 days'), 'block' from (
         select boat_id from boat_prices where kind = 'hourly' and valid_from <= $1 and valid_until > $1
         order by try_minor, boat_id limit 150) cheapest on conflict do nothing`,
      [date],
    );
    const query = parsed({ date, duration: "2", sort: "price_asc" });
    const page = await listByPrice(getDb(), query, now, { offset: 0, limit: 24 });
    expect(page.map(({ tryMinor }) => tryMinor)).toEqual((await quotedTotals(query, now)).slice(0, 24));
  });

  test("pages beyond the thousandth boat exist as long as there are boats, each boat once", async () => {
    const seen: number[] = [];
    for (const page of ["42", "43", "44", "45"]) {
      const list = await listBoats("tr", parsed({ date: day, page, sort: "price_asc" }), now);
      seen.push(...list.items.map(({ id }) => id));
      if (list.items.length === 0) expect(list.pages).toBeLessThan(Number(page));
      else expect(list.pages).toBeGreaterThanOrEqual(Number(page));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(0);
  });

  test("a list without a search knows its exact total", async () => {
    expect(await getListPage("tr")).toMatchObject({
      total: 48 * (COPIES_OF_BOATS + 1),
      more: false,
      pages: 44,
    });
  });

  test("each day of the calendar shows the lowest of all totals, and how many of the first 200 boats are free at least", async () => {
    const mays = `${june.slice(0, 4)}-05-12`;
    const searches: { asked: Record<string, string>; from: string; nights?: number }[] = [
      { asked: { persons: "2" }, from: day },
      { asked: { rent_type: "daily", min_price: "60000" }, from: day },
      // Over two seasons, above a price that only the whole week has.
      { asked: { persons: "4", min_price: "400000" }, from: mays, nights: 7 },
    ];
    for (const { asked, from, nights } of searches) {
      const to = addDays(from, 1);
      const stay = nights ? { nights: String(nights) } : {};
      const query = v.parse(vehiclePricesQuery, { ...asked, ...stay, from, to });
      const prices = await readDayPrices(getDb(), query, now);
      expect(prices).toMatchObject({ boats: 200, more: true });
      expect(prices.days.map((one) => one.day)).toEqual([from, to]);
      for (const { day: date, lowest, free } of prices.days) {
        const searched = nights ? { ...asked, date, end_date: addDays(date, nights) } : { ...asked, date };
        const totals = await quotedTotals(parsed(searched), now);
        expect([date, lowest?.try_minor]).toEqual([date, totals[0]]);
        expect(free).toBeGreaterThan(0);
        expect(free).toBeLessThanOrEqual(Math.min(200, totals.length));
      }
    }
  });

  test.each([
    ["any trip of a day", { date: day }],
    ["several nights", { date: june, end_date: addDays(june, 3) }],
  ])("a port of the map with more boats than are counted says so: %s", async (_, asked) => {
    const query = parsed(asked);
    const counted = 25;
    const few = await listMapPorts("tr", query, now, getDb(), counted);
    const all = await listMapPorts("tr", query, now);
    expect(all.ports.some(({ more }) => more)).toBe(false);
    const totals = new Map(all.ports.map(({ id, boats }) => [id, boats]));
    expect(few.ports.some(({ more }) => more) && few.ports.some(({ more }) => !more)).toBe(true);
    for (const { id, boats, more } of few.ports) {
      const total = totals.get(id) ?? 0;
      expect([id, boats, more]).toEqual([id, Math.min(counted, total), total > counted]);
    }
  });

  test.each([
    ["a day", { date: day }],
    ["a day, by type and highest price", { date: day, max_price: "90000", types: ["1"] }],
    ["three nights", { date: day, end_date: addDays(day, 3) }],
    ["no date", { persons: "2" }],
  ])("each port of the map has its number of boats and its lowest price: %s", async (_, asked) => {
    const query = parsed(asked as Record<string, string | string[]>);
    const { ports } = await listMapPorts("tr", query, now);
    expect(ports.length).toBeGreaterThan(5);
    for (const { id, boats, lowest } of ports) {
      const there = { ...query, port: id };
      expect([id, boats]).toEqual([id, (await countBoats(there, now)).total]);
      const { items } = await listBoats("tr", { ...there, sort: "price_asc" }, now);
      expect([id, lowest?.amount]).toEqual([id, items[0]?.price?.total_price ?? items[0]?.from?.amount]);
    }
  });
});
