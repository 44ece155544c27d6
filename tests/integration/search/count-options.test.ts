import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { getFilterOptions } from "@/lib/server/catalogue/search/get-filter-options";
import { getOptionCounts } from "@/lib/server/catalogue/search/get-option-counts";
import { searchBoats } from "@/lib/server/catalogue/search/search-boats";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const NONE = v.parse(vehiclesQuery, {});
/** The demo boats are few enough for every option to be counted. */
async function search(query: Partial<VehiclesQuery>) {
  const { list, counts } = await searchBoats("tr", { ...NONE, ...query }, new Date());
  if (!counts) throw new Error("The options are not counted");
  return { list, counts };
}
const totalOf = async (query: Partial<VehiclesQuery>) => (await search(query)).list.total;

/** Every count of a search, against the list that its option leads to. */
async function expectCountsToHold(query: Partial<VehiclesQuery>) {
  const { counts } = await search(query);
  for (const id of [1, 2, 4]) expect(counts.types[id] ?? 0).toBe(await totalOf({ ...query, types: [id] }));
  for (const list of ["facilities", "rules"] as const) {
    const [id] = Object.keys(counts[list]).map(Number).slice(-1);
    if (id === undefined) continue;
    const chosen = [...new Set([...(query[list] ?? []), id])];
    expect(counts[list][id]).toBe(await totalOf({ ...query, [list]: chosen }));
  }
  for (const rating of [1, 4.5] as const)
    expect(counts.ratings[rating] ?? 0).toBe(await totalOf({ ...query, rating }));
  expect(counts.instant).toBe(await totalOf({ ...query, fast_app: true }));
}

describe("the numbers beside the filters", () => {
  test("say what the list without filters would show, from one cached read", async () => {
    const counts = await getOptionCounts();
    expect(counts).toEqual((await search({})).counts);
    const sum = Object.values(counts.types).reduce((all, one) => all + one, 0);
    expect(sum).toBe(await totalOf({}));
    await expectCountsToHold({});
  });

  test("count under all other filters, but not under a type or rating that would be chosen instead", async () => {
    await expectCountsToHold({ types: [1], rating: 4, facilities: [2], persons: 4 });
    await expectCountsToHold({ fast_app: true, city: 2, rules: [1] });
  });

  test("count only boats that are free and have a price when a time is searched", async () => {
    const date = addDays(tripDayOf(new Date()), 30);
    await expectCountsToHold({
      date,
      start_hour: 10,
      end_hour: 16,
      persons: 2,
      types: [2],
      max_price: 90_000,
    });
    await expectCountsToHold({ date, end_date: addDays(date, 3), rent_type: "daily" });
  });

  test("count permissions, never fines or warnings", async () => {
    const { rules } = await getFilterOptions("en");
    expect(rules.map(({ name }) => name)).toEqual([
      "Pets welcome",
      "Fireworks and confetti allowed",
      "Bring your own alcohol",
      "Jumping from the upper deck allowed",
      "Bring your own food",
      "Smoking on deck allowed",
    ]);
    const { counts } = await search({});
    expect(
      Object.keys(counts.rules)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(rules.map(({ id }) => id));
    for (const { id } of rules) expect(counts.rules[id]).toBe(await totalOf({ rules: [id] }));
  });

  test("are all zero where nothing is left", async () => {
    const { counts } = await search({ persons: 500 });
    expect(counts).toEqual({ types: {}, facilities: {}, rules: {}, ratings: {}, instant: 0 });
  });
});
