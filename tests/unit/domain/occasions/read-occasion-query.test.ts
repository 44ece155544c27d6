import { occasionSearch, readOccasionQuery } from "@/lib/domain/occasions/read-occasion-query";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { NOW } from "@/tests/fixtures/boats/sample-terms";

const PLAN = { personCount: 12, hours: 3 };
const today = tripDayOf(NOW);
const read = (query: string, plan: Parameters<typeof readOccasionQuery>[1] = PLAN) =>
  readOccasionQuery(new URLSearchParams(query), plan, (where) => where === "city-1", NOW);

test("a day is enough: place, hour, length and guests are the occasion's own", () => {
  expect(read("date=2026-12-01")).toEqual({
    faults: {},
    choice: { place: null, day: "2026-12-01", startHour: null, hours: 3, personCount: 12, lines: null },
  });
});

test("takes over place, hour, length, guests and services as they were chosen", () => {
  const { choice } = read(
    "where=city-1&date=2026-12-01&start_hour=22&duration=4&persons=6&chosen=1&extras=3:1&extras=&extras=9:2",
  );
  expect(choice).toEqual({
    place: { kind: "city", id: 1 },
    day: "2026-12-01",
    startHour: 22,
    hours: 4,
    personCount: 6,
    lines: [
      { serviceId: 3, quantity: 1 },
      { serviceId: 9, quantity: 2 },
    ],
  });
  expect(choice && occasionSearch(choice)).toMatchObject({ startHour: 22, endHour: 26, hours: 4 });
});

test("an hour that nobody chose is any hour, and midnight is one", () => {
  for (const hour of ["", "&start_hour=", "&start_hour=any"])
    expect(read(`date=2026-12-01${hour}`).choice?.startHour).toBeNull();
  expect(read("date=2026-12-01&start_hour=0").choice?.startHour).toBe(0);
});

test("no service is a choice too, and what cannot be understood or comes twice is none", () => {
  expect(read("date=2026-12-01&chosen=1").choice?.lines).toEqual([]);
  const odd = "extras=3:1&extras=3:9&extras=x&extras=4:0&extras=5:-1&extras=6:1e3&extras=7:100";
  expect(read(`date=2026-12-01&chosen=1&${odd}`).choice?.lines).toEqual([{ serviceId: 3, quantity: 1 }]);
  const many = Array.from({ length: 80 }, (_, index) => `extras=${index + 1}:1`).join("&");
  expect(read(`date=2026-12-01&chosen=1&${many}`).choice?.lines).toHaveLength(50);
});

test.each([
  ["", { date: "date_missing" }],
  ["date=2026-02-30", { date: "date_invalid" }],
  ["date=soon", { date: "date_invalid" }],
  [`date=${addDays(today, -1)}`, { date: "date_past" }],
  [`date=${addDays(today, 541)}`, { date: "date_far" }],
  ["date=2026-12-01&where=city-2", { where: "place_unknown" }],
  ["date=2026-12-01&where=bodrum", { where: "place_unknown" }],
  ["date=2026-12-01&start_hour=24", { start_hour: "hour_invalid" }],
  ["date=2026-12-01&duration=0", { duration: "hours_invalid" }],
  ["date=2026-12-01&duration=25", { duration: "hours_invalid" }],
  ["date=2026-12-01&persons=0", { persons: "persons_invalid" }],
  ["date=2026-12-01&persons=501", { persons: "persons_invalid" }],
  ["persons=-1&date=x", { persons: "persons_invalid", date: "date_invalid" }],
])("names every field of %j that makes no sense, and chooses nothing for it", (query, faults) => {
  expect(read(query)).toEqual({ choice: null, faults });
});

test("today and the last day on sale can be chosen", () => {
  expect(read(`date=${today}`).choice?.day).toBe(today);
  expect(read(`date=${addDays(today, 540)}`).faults).toEqual({});
});
