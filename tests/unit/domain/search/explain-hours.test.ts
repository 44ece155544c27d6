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
  expect(explainHours({ start, end, shortest })).toBe(notice);
});
