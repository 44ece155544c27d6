import fc from "fast-check";
import { addDays, nightsBetween } from "@/lib/domain/shared/istanbul-time";
import {
  daysOfMonth,
  MAX_FIGURES_DAYS,
  monthsOf,
  readFiguresPeriod,
} from "@/lib/domain/staff/figures-period";

test("an address without days asks for the present month and the two before it, over a new year too", () => {
  expect(readFiguresPeriod({}, "2026-11-27")).toEqual({
    from: "2026-09-01",
    until: "2026-11-30",
    portId: null,
  });
  expect(readFiguresPeriod({}, "2027-01-15")).toMatchObject({ from: "2026-11-01", until: "2027-01-31" });
});

test("one day alone is completed, two in the wrong order are turned round, a longer period than a year is cut", () => {
  expect(readFiguresPeriod({ from: "2026-10-05" }, "2026-11-27")).toMatchObject({
    from: "2026-10-05",
    until: "2026-11-30",
  });
  expect(readFiguresPeriod({ until: "2026-03-10" }, "2026-11-27")).toMatchObject({
    from: "2026-01-01",
    until: "2026-03-10",
  });
  expect(readFiguresPeriod({ from: "2026-12-09", until: "2026-12-01", port: "4" }, "2026-11-27")).toEqual({
    from: "2026-12-01",
    until: "2026-12-09",
    portId: 4,
  });
  const { from, until } = readFiguresPeriod({ from: "2020-01-01", until: "2026-01-01" }, "2026-11-27");
  expect(nightsBetween(from, until) + 1).toBe(MAX_FIGURES_DAYS);
});

test("the days of its months are the days of a period", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 365 }), (start, length) => {
      const from = addDays("2025-01-01", start);
      const period = { from, until: addDays(from, length) };
      const days = monthsOf(period).map((month) => daysOfMonth(month, period));
      expect(days.reduce((sum, one) => sum + one, 0)).toBe(length + 1);
      expect(Math.min(...days)).toBeGreaterThan(0);
    }),
  );
});
