import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import {
  FILTER_NAMES,
  type FilterName,
  FLAGS,
  LIST_FILTERS,
  type ListFilter,
  OPTION_LISTS,
  type OptionListName,
  STEPS,
} from "@/lib/domain/search/list-filters";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { countScopeOptions } from "@/lib/server/catalogue/search/count-options";
import { listByPrice, listFirst } from "@/lib/server/catalogue/search/find-page";
import { searchBoats } from "@/lib/server/catalogue/search/search-boats";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
const now = new Date();
const date = addDays(tripDayOf(now), 30);

/** Something that some boats have and others have not: of numbers the highest step. */
const LISTED: Record<OptionListName, string[]> = { types: ["1"], facilities: ["2"], rules: [] };
beforeAll(async () => {
  const { rows } = await getPool().query("select id from usage_rules where key = 'pets'");
  LISTED.rules = [String(rows[0].id)];
});

function chosenOf(name: FilterName): string | string[] {
  const filter: ListFilter = LIST_FILTERS[name];
  if (filter.kind === "flag") return "1";
  return filter.kind === "at_least" ? String(filter.steps.at(-1)) : LISTED[name as OptionListName];
}

const parsed = (query: Record<string, string | string[]>) => v.parse(vehiclesQuery, query);
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

async function found(query: VehiclesQuery): Promise<{ recommended: number[]; byPrice: number[] }> {
  const byPrice = { ...query, sort: "price_asc" as const };
  return {
    recommended: sorted(await listFirst(getDb(), query, now, 1000)),
    byPrice: sorted(
      (await listByPrice(getDb(), byPrice, now, { offset: 0, limit: 1000 })).map(({ id }) => id),
    ),
  };
}

describe.each(FILTER_NAMES)("the filter %s", (name) => {
  test.each<[string, Record<string, string>]>([
    ["no date", {}],
    ["a day", { date }],
    ["hours", { date, duration: "3" }],
    ["nights", { date, end_date: addDays(date, 2) }],
    ["a kind", { rent_type: "hourly" }],
  ])("narrows both scans to the same boats: %s", async (_, asked) => {
    const all = await found(parsed(asked));
    const narrowed = await found(parsed({ ...asked, [name]: chosenOf(name) }));
    expect(narrowed.byPrice).toEqual(narrowed.recommended);
    expect(narrowed.recommended.length).toBeGreaterThan(0);
    expect(narrowed.recommended.length).toBeLessThan(all.recommended.length);
  });
});

test("each option says how many boats a search with it finds", async () => {
  const { counts } = await searchBoats("tr", parsed({ date }), now);
  const total = async (query: Record<string, string | string[]>) =>
    (await searchBoats("tr", parsed({ date, ...query }), now)).list.total;
  for (const name of FLAGS) expect(counts?.[LIST_FILTERS[name].counts]).toBe(await total({ [name]: "1" }));
  for (const name of [...STEPS, ...OPTION_LISTS]) {
    const options = Object.entries(counts?.[LIST_FILTERS[name].counts] ?? {});
    expect(options.length).toBeGreaterThan(1);
    for (const [value, boats] of options.slice(-3)) {
      const chosen = LIST_FILTERS[name].kind === "at_least" ? value : [value];
      expect([name, value, boats]).toEqual([name, value, await total({ [name]: chosen })]);
    }
  }
});

test("a list without a search has the same numbers, of all boats, of a place and of a type", async () => {
  for (const scope of [{}, { city: 2 }, { types: [1] }]) {
    const { counts } = await searchBoats("tr", { ...parsed({}), ...scope }, now);
    expect(await countScopeOptions(getDb(), scope)).toEqual(counts);
  }
});
