import { describe, expect, test } from "@jest/globals";
import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/vehicles";
import { searchedTrip } from "@/lib/server/search/searched-trip";

const trip = (query: Record<string, string>) => {
  const found = searchedTrip(v.parse(vehiclesQuery, query));
  return found && `${found.rentType} ${found.startsAt} ${found.endsAt} ${found.personCount}`;
};
const DAY = { date: "2026-12-31" };

describe("the trip that a search asks for", () => {
  test.each([
    ["none without a date, whatever the hours", { start_hour: "10", persons: "4" }, null],
    [
      "the asked hours",
      { ...DAY, start_hour: "9", end_hour: "17", persons: "4" },
      "hourly 2026-12-31T09:00 2026-12-31T17:00 4",
    ],
    ["a short one in daylight without hours", DAY, "hourly 2026-12-31T10:00 2026-12-31T14:00 1"],
    [
      "past midnight when it ends before it starts",
      { ...DAY, start_hour: "22", end_hour: "2" },
      "hourly 2026-12-31T22:00 2027-01-01T02:00 1",
    ],
    [
      "until midnight",
      { ...DAY, start_hour: "20", end_hour: "24" },
      "hourly 2026-12-31T20:00 2027-01-01T00:00 1",
    ],
    [
      "past midnight without an end",
      { ...DAY, start_hour: "22" },
      "hourly 2026-12-31T22:00 2027-01-01T02:00 1",
    ],
    ["one night by daily rent", { ...DAY, rent_type: "daily" }, "daily 2026-12-31T00:00 2027-01-01T00:00 1"],
    [
      "nights when it ends on a later day",
      { ...DAY, end_date: "2027-01-03" },
      "daily 2026-12-31T00:00 2027-01-03T00:00 1",
    ],
    [
      "hours when hourly rent is asked for",
      { ...DAY, end_date: "2027-01-03", rent_type: "hourly" },
      "hourly 2026-12-31T10:00 2026-12-31T14:00 1",
    ],
    [
      "hours when both days are the same",
      { ...DAY, end_date: "2026-12-31" },
      "hourly 2026-12-31T10:00 2026-12-31T14:00 1",
    ],
  ])("is %s", (_, query, expected) => {
    expect(trip(query as Record<string, string>)).toBe(expected);
  });
});
