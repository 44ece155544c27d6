import fc from "fast-check";
import {
  addDays,
  addHours,
  atHour,
  hoursBetween,
  isTripDay,
  isTripTime,
  nightsBetween,
  toInstant,
  toTripTime,
  tripDayOf,
  weekdayOf,
} from "@/lib/domain/shared/istanbul-time";

const instants = fc.date({
  min: new Date("2017-01-01T00:00Z"),
  max: new Date("2040-01-01T00:00Z"),
  noInvalidDate: true,
});

test.each([
  ["2026-11-30T20:59:00Z", "2026-11-30"],
  ["2026-11-30T21:00:00Z", "2026-12-01"],
  ["2026-11-30T23:59:00Z", "2026-12-01"],
  ["2026-12-01T00:30:00Z", "2026-12-01"],
  ["2026-12-31T21:00:00Z", "2027-01-01"],
])("the day at %s is Istanbul's %s, never yesterday before 03:00", (instant, day) => {
  expect(tripDayOf(new Date(instant))).toBe(day);
});

test("Istanbul is three hours ahead on every day of the year, without summer time", () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const wall = Date.parse(`${toTripTime(instant)}Z`);
      expect(wall - Math.floor(instant.getTime() / 60_000) * 60_000).toBe(3 * 3_600_000);
    }),
  );
});

test("the summer time that Turkey had until 2016 is read from the zone, not from a constant", () => {
  expect(toTripTime(new Date("2016-01-15T10:00Z"))).toBe("2016-01-15T12:00");
  expect(toInstant("2016-01-15T12:00").toISOString()).toBe("2016-01-15T10:00:00.000Z");
  expect(toInstant("2016-07-15T12:00").toISOString()).toBe("2016-07-15T09:00:00.000Z");
});

test("a trip time survives the way to an instant and back", () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const tripTime = toTripTime(instant);
      expect(toTripTime(toInstant(tripTime))).toBe(tripTime);
    }),
  );
});

test("hours and days that are added can be counted again", () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -1000, max: 1000 }), (instant, count) => {
      const start = toTripTime(instant);
      expect(hoursBetween(start, addHours(start, count))).toBe(count);
      const day = start.slice(0, 10);
      expect(nightsBetween(day, addDays(day, count))).toBe(count);
      expect((((weekdayOf(addDays(day, count)) - weekdayOf(day) - count) % 7) + 7) % 7).toBe(0);
    }),
  );
});

test("month ends, leap days and year ends follow the calendar", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addHours("2026-12-31T23:00", 2)).toBe("2027-01-01T01:00");
  expect(atHour("2026-12-31", 24)).toBe("2027-01-01T00:00");
  expect(nightsBetween("2026-12-30", "2027-01-02")).toBe(3);
});

test("the week starts on Monday", () => {
  expect(weekdayOf("2026-11-30")).toBe(0);
  expect(weekdayOf("2026-12-06")).toBe(6);
});

test.each([
  ["2026-02-30"],
  ["2026-13-01"],
  ["2026-1-1"],
  ["2026-12-01T10:00"],
  ["today"],
  [""],
  ["2026-04-31"],
])("%p is no day", (text) => expect(isTripDay(text)).toBe(false));

test.each([
  ["2026-12-01T24:00"],
  ["2026-12-01T10:60"],
  ["2026-02-30T10:00"],
  ["2026-12-01"],
  ["2026-12-01T10:00Z"],
])("%p is no trip time", (text) => expect(isTripTime(text)).toBe(false));

test("a real day and a real time are recognised", () => {
  expect(isTripDay("2028-02-29")).toBe(true);
  expect(isTripTime("2026-12-01T23:59")).toBe(true);
});

test("arithmetic on an invalid time throws", () => {
  expect(() => toInstant("tomorrow")).toThrow(RangeError);
  expect(() => addDays("2026-99-01", 1)).toThrow(RangeError);
});

test("ten thousand conversions take less than a second", () => {
  const started = performance.now();
  for (let hour = 0; hour < 10_000; hour++) toInstant(atHour("2026-12-01", hour % 2_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
