import { sql } from "drizzle-orm";
import { Client } from "pg";
import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { countBoats } from "@/lib/server/catalogue/search/count-boats";
import { listByPrice, listFirst } from "@/lib/server/catalogue/search/find-page";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { verifySearch } from "@/lib/server/catalogue/search/projection/verify-search";
import { quoteBoats } from "@/lib/server/catalogue/search/quote-boats";
import { searchConditions } from "@/lib/server/catalogue/search/search-conditions";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { scatterTerms } from "@/tests/fixtures/boats/scattered-terms";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });
const now = new Date();
const today = tripDayOf(now);
/** The same boats in every run of the gate; `npm run bench -- random-boats` tries others, and the titles name them. */
const SEED = Number(process.env.SEARCH_SEED ?? 1);

beforeAll(() => scatterTerms(database.url(), SEED, today));

const parsed = (query: Record<string, string | string[]>) => v.parse(vehiclesQuery, query);

/** Every boat that a quote gives for the search, with its total in kuruş. */
async function quoted(query: VehiclesQuery): Promise<Map<number, number>> {
  const search = tripSearchOf(query);
  if (!search) throw new Error("No date");
  const { rows: boats } = await getPool().query("select id from boats where status = 'published'");
  const { rows: rates } = await getPool().query("select currency, try_per_unit from exchange_rates");
  const rateOf = new Map(rates.map(({ currency, try_per_unit }) => [currency, Number(try_per_unit)]));
  const ids = boats.map(({ id }) => id);
  const quotes = await quoteBoats(getDb(), ids, search, now);
  return new Map(
    [...quotes].map(([id, { totalMinor, currency }]) => [
      id,
      Math.round(totalMinor * (rateOf.get(currency) ?? 1)),
    ]),
  );
}

/** Half of them with one seed, the others with the next. */
const turn = <T>(all: readonly T[]): T[] => all.filter((_, number) => (number + SEED) % 2 === 0);

const DAYS = [0, 1, 2, 3, 5, 9, 14, 30, 45, 61, 75, 90].map((days) => addDays(today, days));
const SHAPES: readonly ((day: string) => Record<string, string>)[] = [
  (date) => ({ date }),
  (date) => ({ date, persons: "6" }),
  (date) => ({ date, rent_type: "hourly" }),
  (date) => ({ date, rent_type: "swim_tour" }),
  (date) => ({ date, rent_type: "daily", persons: "3" }),
  (date) => ({ date, duration: "3" }),
  (date) => ({ date, start_hour: "11" }),
  (date) => ({ date, start_hour: "12", end_hour: "16" }),
  (date) => ({ date, start_hour: "21", end_hour: "3" }),
  (date) => ({ date, end_date: addDays(date, 1) }),
  (date) => ({ date, end_date: addDays(date, 3) }),
  (date) => ({ date, end_date: addDays(date, 8), persons: "4" }),
];

describe(`among boats with any terms (SEARCH_SEED=${SEED})`, () => {
  test("what is stored agrees with every quote", async () => {
    const client = new Client({ connectionString: database.url() });
    await client.connect();
    const found: string[] = [];
    await verifySearch(client, now, (line) => found.push(line));
    await client.end();
    expect(found).toEqual([]);
  });

  test.each(SHAPES.map((shape) => [JSON.stringify(shape(today)), shape] as const))(
    "a search finds the boats that a quote gives, in the order of their totals: %s",
    async (_, shape) => {
      for (const day of turn(DAYS)) {
        const query = parsed(shape(day));
        const expected = await quoted(query);
        const ids = [...expected.keys()].toSorted((a, b) => a - b);
        const found = await listFirst(getDb(), query, now, 1001);
        expect({ day, found: found.toSorted((a, b) => a - b) }).toEqual({ day, found: ids });
        for (const sort of ["price_asc", "price_desc"] as const) {
          const list = await listByPrice(getDb(), { ...query, sort }, now, { offset: 0, limit: 200 });
          expect({ day, sort, ids: list.map(({ id }) => id).toSorted((a, b) => a - b) }).toEqual({
            day,
            sort,
            ids,
          });
          expectOrder(list, expected, sort);
        }
        const totals = [...expected.values()].toSorted((a, b) => a - b);
        const middle = Math.floor((totals[Math.floor(totals.length / 2)] ?? 0) / 100);
        const cheaper = { ...query, max_price: middle };
        expect((await countBoats(cheaper, now)).total).toBe(
          totals.filter((total) => total <= middle * 100).length,
        );
      }
    },
  );
});

/** Some of everything that a search filters by. */
const FILTERS: readonly Record<string, string | string[]>[] = [
  { types: ["1"] },
  { types: ["1", "2", "3"], rating: "3" },
  { facilities: ["2"], persons: "4" },
  { fast_app: "true", city: "1" },
  { rating: "4" },
];
/** Boats in pages of the list. */
const PAGE = 24;

describe(`pages of a list (SEARCH_SEED=${SEED})`, () => {
  test.each(SHAPES.map((shape) => [JSON.stringify(shape(today)), shape] as const))(
    "whatever the filters and prices, pages hold the boats that a quote gives, in the asked order: %s",
    async (_, shape) => {
      for (const [number, filters] of turn([...FILTERS.entries()])) {
        const day = DAYS[(number * 5) % DAYS.length] as (typeof DAYS)[number];
        const asked = parsed({ ...shape(day), ...filters });
        const fitting = await getDb().execute<{ id: number }>(
          sql`select b.id from boats b where ${searchConditions(asked)} order by b.score desc, b.id`,
        );
        const quotes = await quoted(asked);
        const free = fitting.rows.map(({ id }) => id).filter((id) => quotes.has(id));
        const prices = free.map((id) => quotes.get(id) ?? 0).toSorted((a, b) => a - b);
        // Some lira beside a price, so that no rounding decides.
        const middle = Math.max(0, Math.floor((prices[Math.floor(prices.length / 2)] ?? 0) / 100) - 5);
        for (const limits of [{}, { max_price: middle }, { min_price: middle }]) {
          const { max_price: max = Number.POSITIVE_INFINITY, min_price: min = 0 }: Limits = limits;
          const wanted = free.filter((id) => {
            const price = quotes.get(id) ?? 0;
            return price >= min * 100 && price <= max * 100;
          });
          for (const sort of ["recommended", "price_asc", "price_desc"] as const) {
            const { items, total } = await listBoats("tr", { ...asked, ...limits, sort }, now);
            const ids = items.map(({ id }) => id);
            const about = { day, filters, limits, sort };
            expect({ ...about, total }).toEqual({ ...about, total: wanted.length });
            if (sort === "recommended")
              expect({ ...about, ids }).toEqual({ ...about, ids: wanted.slice(0, PAGE) });
            else {
              const sign = sort === "price_asc" ? 1 : -1;
              const best = wanted.toSorted((a, b) => sign * ((quotes.get(a) ?? 0) - (quotes.get(b) ?? 0)));
              const isElsewhere = (id: number, place: number) =>
                !(Math.abs((quotes.get(id) ?? 0) - (quotes.get(best[place] ?? 0) ?? 0)) < ROUNDING);
              expect({ ...about, shown: ids.length }).toEqual({
                ...about,
                shown: Math.min(PAGE, best.length),
              });
              expect({ ...about, elsewhere: ids.filter(isElsewhere) }).toEqual({ ...about, elsewhere: [] });
            }
          }
        }
      }
    },
  );
});

type Limits = { max_price?: number; min_price?: number };

/** The lira of a trip is the rounded lira of its unit as often as it is paid: off by less than this. */
const ROUNDING = 30;

function expectOrder(
  list: readonly { id: number; tryMinor: number | null }[],
  totals: ReadonlyMap<number, number>,
  sort: "price_asc" | "price_desc",
): void {
  const prices = list.map(({ tryMinor }) => tryMinor ?? Number.NaN);
  expect(prices).toEqual(prices.toSorted((a, b) => (sort === "price_asc" ? a - b : b - a)));
  for (const { id, tryMinor } of list)
    expect(Math.abs((tryMinor ?? Number.NaN) - (totals.get(id) ?? 0))).toBeLessThan(ROUNDING);
}
