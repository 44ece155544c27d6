import fc from "fast-check";
import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { explainBoat } from "@/lib/server/catalogue/search/explain-boat";
import { countMatches } from "@/lib/server/catalogue/search/find-page";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { scatterTerms } from "@/tests/fixtures/boats/scattered-terms";
import { testDatabase } from "@/tests/fixtures/database/test-database";

const database = testDatabase({ seeded: true });
const now = new Date();
const today = tripDayOf(now);
const SEARCHES = 36;

beforeAll(async () => {
  await scatterTerms(database.url(), 7, today);
  await getPool().query(
    "update boats set status = case id % 9 when 0 then 'draft' when 1 then 'archived' else 'published' end",
  );
});

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const number = (min: number, max: number) => fc.integer({ min, max }).map(String);
const day = fc
  .integer({ min: -2, max: 560 })
  .map((days) => addDays(today, days > 90 ? days : Math.abs(days) % 20));

/** Searches as addresses can ask for them: mostly of one or two things, sometimes of many. */
const searches = fc.record({
  city: some(number(1, 4)),
  port: some(number(1, 40)),
  types: some(fc.array(number(1, 6), { maxLength: 2 })),
  facilities: some(fc.array(number(1, 5), { maxLength: 2 })),
  rules: some(fc.array(number(1, 5), { maxLength: 2 })),
  rating: some(fc.constantFrom("3", "4", "4.5")),
  fast_app: some(fc.constant("true")),
  persons: some(number(1, 14)),
  min_price: some(number(0, 9000)),
  max_price: some(number(1000, 20_000)),
  rent_type: some(fc.constantFrom(...RATE_KINDS)),
  date: fc.option(day, { nil: undefined, freq: 5 }),
  start_hour: some(number(0, 23)),
  end_hour: some(number(0, 24)),
  duration: some(fc.constantFrom("2", "4", "8")),
  nights: some(fc.integer({ min: 1, max: 4 })),
  // Most searches have only a few of these.
  few: fc.integer({ min: 0, max: 3 }),
});

function queryOf({ nights, few, ...asked }: Record<string, unknown> & { few: number }) {
  const names = Object.keys(asked).filter((name) => asked[name] !== undefined);
  const kept = few === 3 ? names : names.filter((name, index) => name === "date" || (index + few) % 4 === 0);
  const query = Object.fromEntries(kept.map((name) => [name, asked[name]]));
  if (query.date && nights) query.end_date = addDays(String(query.date), Number(nights));
  return v.parse(vehiclesQuery, query);
}

test("a boat is said to be found exactly where the search finds her, whatever is searched for", async () => {
  const { rows } = await getPool().query<{ id: number }>("select id from boats order by id");
  const seen = { found: 0, missed: 0 };
  await fc.assert(
    fc.asyncProperty(searches, async (asked) => {
      const query = queryOf(asked);
      const { ids } = await countMatches(getDb(), query, now);
      for (const { id } of rows) {
        const explained = await explainBoat(id, query, now);
        const isFound = ids.includes(id);
        expect({ id, query, isFound: explained?.isFound }).toEqual({ id, query, isFound });
        seen[isFound ? "found" : "missed"] += 1;
      }
    }),
    { numRuns: SEARCHES, seed: 29 },
  );
  // Neither answer is given without being asked for.
  expect(seen.found).toBeGreaterThan(100);
  expect(seen.missed).toBeGreaterThan(100);
});

test("where no trip is found, the reason is one, and none is given where there is a trip", async () => {
  const { rows } = await getPool().query<{ id: number }>("select id from boats order by id");
  const reasons = new Set<string>();
  for (const date of [0, 3, 9, 30, 600].map((days) => addDays(today, days)))
    for (const shape of [{}, { start_hour: "12", end_hour: "16" }, { rent_type: "daily", persons: "7" }]) {
      const query = v.parse(vehiclesQuery, { date, ...shape });
      for (const { id } of rows) {
        const explained = await explainBoat(id, query, now);
        const offer = explained?.conditions.find(({ name }) => name === "offer");
        expect({ id, query, none: explained?.noTrip === null }).toEqual({ id, query, none: offer?.holds });
        if (explained?.noTrip) reasons.add(explained.noTrip);
      }
    }
  expect([...reasons].sort()).toEqual(["hours", "no_price", "persons", "taken", "time"]);
});

test("each condition that fails is named", async () => {
  const { rows } = await getPool().query<{ id: number; port: number }>(
    "select id, port_id as port from boats where status = 'published' order by id limit 1",
  );
  const [{ id, port } = { id: 0, port: 0 }] = rows;
  const query = v.parse(vehiclesQuery, { port: String(port + 1), persons: "200", types: ["999"] });
  const explained = await explainBoat(id, query, now);
  expect(explained).toMatchObject({
    isFound: false,
    conditions: [
      { name: "published", holds: true },
      { name: "persons", holds: false },
      { name: "types", holds: false },
      { name: "port", holds: false },
    ],
  });
  expect(await explainBoat(999_999, query, now)).toBeNull();
});
