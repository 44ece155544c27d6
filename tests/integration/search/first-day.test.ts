import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, atHour, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { findAlternatives } from "@/lib/server/catalogue/search/find-alternatives";
import { readFirstDay } from "@/lib/server/catalogue/search/find-first-day";
import { readPlacePage } from "@/lib/server/catalogue/search/get-place-page";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { getDb } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const UNCHANGED: VehiclesQuery = { ...v.parse(vehiclesQuery, {}), persons: 2 };
const day = addDays(tripDayOf(new Date()), 3);
const atClock = (hour: number, minute = 0) =>
  new Date(toInstant(atHour(day, hour)).getTime() + minute * 60_000);

const CLOCKS = [
  ["07:00", atClock(7)],
  ["16:00", atClock(16)],
  ["22:00", atClock(22)],
  ["23:59", atClock(23, 59)],
] as const;

async function placesToSearch(): Promise<[string, Partial<VehiclesQuery>][]> {
  const bodrum = await readPlacePage("bodrum", "tr");
  const kas = await readPlacePage("kas", "tr");
  if (!bodrum || !kas) throw new Error("the demo data has lost a place");
  return [
    ["anywhere", {}],
    ["Bodrum", { city: bodrum.id }],
    ["Kaş", { city: kas.id }],
  ];
}

test.each(CLOCKS)("at %s the first day is one on which the unchanged form finds a boat", async (_, now) => {
  for (const [name, place] of await placesToSearch()) {
    const query = { ...UNCHANGED, ...place };
    const first = await readFirstDay(getDb(), query, now);
    if (!first) throw new Error(`no day for ${name}`);
    expect((await listBoats("tr", { ...query, date: first }, now)).total).toBeGreaterThan(0);
    // And no day before it has one.
    for (let before = day; before < first; before = addDays(before, 1))
      expect((await listBoats("tr", { ...query, date: before }, now)).total).toBe(0);
  }
});

test.each(CLOCKS.slice(2))("at %s, too late for any trip of the day, it is the next one", async (_, now) => {
  expect(await readFirstDay(getDb(), UNCHANGED, now)).toBe(addDays(day, 1));
});

test.each(CLOCKS.slice(2))("at %s a search for the day offers the boats of the next one", async (_, now) => {
  const query = { ...UNCHANGED, date: day };
  expect((await listBoats("tr", query, now)).total).toBe(0);
  const { days } = await findAlternatives(query, [], now);
  expect(days[0]).toEqual({ date: addDays(day, 1) });
});

test("there is no first day for guests whom no boat carries", async () => {
  expect(await readFirstDay(getDb(), { ...UNCHANGED, persons: 500 }, atClock(9))).toBeNull();
});
