import { listPacking } from "@/lib/domain/guests/list-packing";
import { passengerListDueAt } from "@/lib/domain/guests/plan-guests";
import { shareCost } from "@/lib/domain/guests/share-cost";

const HOUR = 3_600_000;
const start = new Date("2027-06-10T10:00:00Z");
const hoursBefore = (hours: number) => new Date(start.getTime() - hours * HOUR);

describe("a shared cost", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [2, 1], [68, 33]],
    [400_000, [1, 3], [100_000, 300_000]],
    [2, [1, 1, 1], [1, 1, 0]],
  ])("of %d adds up to the last kuruş for %j", (total, persons, parts) => {
    const shares = shareCost(
      total,
      persons.map((count, at) => ({ id: String(at), persons: count })),
    );
    expect([...shares.values()]).toEqual(parts);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  });

  test("is empty while nobody comes", () => {
    expect(shareCost(100, []).size).toBe(0);
    expect(shareCost(100, [{ id: "a", persons: 0 }]).size).toBe(0);
  });
});

describe("the passenger list is due", () => {
  test("72 hours before the start when guests were invited earlier", () =>
    expect(passengerListDueAt(start, hoursBefore(500))).toEqual(hoursBefore(72)));
  test("12 hours after a later invitation", () =>
    expect(passengerListDueAt(start, hoursBefore(40))).toEqual(hoursBefore(28)));
  test("only at the customer's request when the trip begins before that", () =>
    expect(passengerListDueAt(start, hoursBefore(12))).toBeNull());
});

test.each([
  ["a summer's day", "2027-07-01T10:00", "2027-07-01T18:00", ["shoes", "swimwear", "sun"]],
  ["a summer's evening", "2027-07-01T18:00", "2027-07-01T22:00", ["shoes", "jacket"]],
  ["an evening past midnight", "2027-07-01T20:00", "2027-07-02T01:00", ["shoes", "jacket"]],
  ["a winter's day", "2027-01-10T10:00", "2027-01-10T14:00", ["shoes", "sun", "jacket"]],
  [
    "nights in summer",
    "2027-07-01T15:00",
    "2027-07-04T11:00",
    ["identity", "shoes", "soft_bag", "swimwear", "sun", "jacket"],
  ],
])("guests bring what %s needs", (_, startsAt, endsAt, items) =>
  expect(listPacking({ startsAt, endsAt })).toEqual(items),
);
