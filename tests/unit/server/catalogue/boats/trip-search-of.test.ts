import * as v from "valibot";
import { vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { tripSearchOf } from "@/lib/server/catalogue/search/trip-search-of";

const search = (query: Record<string, string>) => tripSearchOf(v.parse(vehiclesQuery, query));
const DAY = { date: "2026-12-31" };
const ALL = ["hourly", "daily", "swim_tour"];
const BY_HOUR = ["hourly", "swim_tour"];

describe("what a search requires of its day", () => {
  test.each<[string, Record<string, string>, object | null]>([
    ["nothing without a date, whatever the hours", { start_hour: "10", persons: "4", duration: "4" }, null],
    [
      "trips of every kind by the date alone",
      DAY,
      {
        kinds: ALL,
        day: "2026-12-31",
        endDay: null,
        startHour: null,
        endHour: null,
        hours: null,
        personCount: 1,
      },
    ],
    [
      "exactly the asked hours",
      { ...DAY, start_hour: "10", end_hour: "17", persons: "4" },
      { kinds: BY_HOUR, startHour: 10, endHour: 17, personCount: 4 },
    ],
    [
      "an end on the next day when it is before the start",
      { ...DAY, start_hour: "22", end_hour: "2" },
      { endHour: 26 },
    ],
    ["an end at midnight", { ...DAY, start_hour: "20", end_hour: "24" }, { startHour: 20, endHour: 24 }],
    [
      "from an hour on, by the hour",
      { ...DAY, start_hour: "12" },
      { kinds: BY_HOUR, startHour: 12, endHour: null },
    ],
    ["until an hour", { ...DAY, end_hour: "14" }, { kinds: BY_HOUR, startHour: null, endHour: 14 }],
    ["a length", { ...DAY, duration: "6" }, { kinds: BY_HOUR, startHour: null, hours: 6 }],
    [
      "only one kind when that is asked for",
      { ...DAY, rent_type: "swim_tour", start_hour: "12" },
      { kinds: ["swim_tour"], startHour: 12 },
    ],
    [
      "no swim tour when the hours leave no room for one",
      { ...DAY, start_hour: "16", end_hour: "20" },
      { kinds: ["hourly"] },
    ],
    ["no swim tour that begins in the evening", { ...DAY, start_hour: "18" }, { kinds: ["hourly"] }],
    ["no swim tour longer than its day", { ...DAY, start_hour: "11", duration: "8" }, { kinds: ["hourly"] }],
    [
      "nothing when only swim tours are asked for, at hours without them",
      { ...DAY, rent_type: "swim_tour", start_hour: "19" },
      { kinds: [] },
    ],
    [
      "one night by daily rent",
      { ...DAY, rent_type: "daily", start_hour: "9" },
      { kinds: ["daily"], endDay: null, startHour: null },
    ],
    [
      "nights when it ends on a later day",
      { ...DAY, end_date: "2027-01-03" },
      { kinds: ["daily"], endDay: "2027-01-03" },
    ],
    [
      "hours when hourly rent is asked for",
      { ...DAY, end_date: "2027-01-03", rent_type: "hourly" },
      { kinds: ["hourly"], endDay: null },
    ],
    [
      "every kind when both days are the same",
      { ...DAY, end_date: "2026-12-31" },
      { kinds: ALL, endDay: null },
    ],
  ])("is %s", (_, query, expected) => {
    if (expected) expect(search(query)).toMatchObject(expected);
    else expect(search(query)).toBeNull();
  });

  test.each(["1", "5", "2.5", "24", "x"])("is never a duration of %s hours", (duration) => {
    expect(v.safeParse(vehiclesQuery, { ...DAY, duration }).success).toBe(false);
  });
});
