import * as v from "valibot";
import { boatQuery } from "@/lib/contracts/boats/boat-query";
import { compareQuery, parseCompareQuery } from "@/lib/contracts/boats/compare-query";
import { parseTripQuery } from "@/lib/contracts/boats/trip-query";
import { voterName } from "@/lib/contracts/shortlists";

const search = (query: Record<string, unknown>) => {
  const read = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) read.append(name, String(one));
  return read;
};
const HOURLY = {
  rent_type: "hourly",
  swim_tour: false,
  start_date: "2026-12-12T16:00",
  end_date: "2026-12-12T20:00",
  person_count: 8,
} as const;

test.each([
  HOURLY,
  { ...HOURLY, swim_tour: true },
  { ...HOURLY, start_date: "2026-12-12T22:00", end_date: "2026-12-13T02:00" },
  { ...HOURLY, end_date: "2026-12-13T00:00" },
  { ...HOURLY, rent_type: "daily", start_date: "2026-12-12", end_date: "2026-12-15" } as const,
])("reads back from an address the trip that was written into it: %o", (trip) => {
  expect(parseTripQuery(search(boatQuery(trip)))).toEqual(trip);
});

test.each([
  "",
  "date=2026-12-12&start_hour=10&end_hour=14",
  "rent_type=hourly&date=2026-12-12",
  "rent_type=hourly&date=2026-12-12&start_hour=24&end_hour=26",
  "rent_type=hourly&date=2026-02-30&start_hour=10&end_hour=14",
  "rent_type=hourly&date=2026-12-12&start_hour=10&end_hour=14&persons=900",
  "rent_type=yearly&date=2026-12-12",
])("finds no whole trip in %j", (query) => {
  expect(parseTripQuery(new URLSearchParams(query))).toBeNull();
});

test("compares at most four boats, each once, and leaves out what is no boat", () => {
  const query = new URLSearchParams("boat=3&boat=x&boat=3&boat=-1&boat=1&boat=0&boat=2&boat=5&boat=7");
  const { boats, trip } = parseCompareQuery(query);
  expect([boats.map(({ boatId }) => boatId), trip]).toEqual([[3, 1, 2, 5], null]);
});

test("compared boats keep their own trips in the address, beside the one that all others share", () => {
  const nights = { ...HOURLY, rent_type: "daily" as const, start_date: "2026-12-12", end_date: "2026-12-14" };
  const boats = [
    { boatId: 3, trip: nights },
    { boatId: 1, trip: null },
  ];
  expect(parseCompareQuery(search(compareQuery(boats, HOURLY)))).toEqual({ boats, trip: HOURLY });
  expect(parseCompareQuery(new URLSearchParams("boat=3%3Fdate=x")).boats).toEqual([
    { boatId: 3, trip: null },
  ]);
});

test.each(["Ayşe", "A. Yılmaz", "Mehmet Can 2", "سارة", "J.R."])("takes %j as a voter's name", (name) => {
  expect(v.safeParse(voterName, name).success).toBe(true);
});

test.each(["", "   ", "evil.com", "see www.x", "https://x", "a@b.co", "//x", "x".repeat(41)])(
  "refuses %j as a voter's name",
  (name) => {
    expect(v.safeParse(voterName, name).success).toBe(false);
  },
);
