import { explainHours } from "@/lib/domain/search/explain-hours";

test.each([
  [10, 14, 2, null],
  [10, 12, 2, null],
  [10, 11, 2, "too_short"],
  [22, 2, 2, "ends_next_day"],
  [10, 10, 2, "ends_next_day"],
  [10, 11, null, null],
  [undefined, 11, 2, null],
  [10, undefined, 2, null],
])("from %s until %s where the shortest trip takes %s hours: %s", (start, end, shortest, notice) => {
  expect(explainHours({ day: "2026-12-12", start, end, length: undefined, shortest })).toBe(notice);
});

test.each([
  [19, 22, undefined, "no_swim_tour"],
  [17, 19, undefined, "no_swim_tour"],
  [18, undefined, undefined, "no_swim_tour"],
  [undefined, 10, undefined, "no_swim_tour"],
  [14, undefined, 6, "no_swim_tour"],
  [22, 2, undefined, "no_swim_tour"],
  [undefined, undefined, 6, null],
  [11, 15, undefined, null],
  [undefined, undefined, undefined, null],
])("for a swim tour from %s until %s, or for %s hours: %s", (start, end, length, notice) => {
  const hours = { day: "2027-06-12", start, end, length, shortest: 2 };
  expect(explainHours({ ...hours, swimTour: true })).toBe(notice);
  expect(explainHours(hours)).not.toBe("no_swim_tour");
});

test.each([
  [10, undefined, undefined, "no_day"],
  [undefined, 20, undefined, "no_day"],
  [undefined, undefined, 4, "no_day"],
  [22, 2, undefined, "no_day"],
  [undefined, undefined, undefined, null],
])("without a day, from %s until %s or for %s hours: %s", (start, end, length, notice) => {
  expect(explainHours({ day: "", start, end, length, shortest: 2 })).toBe(notice);
});
