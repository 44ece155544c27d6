import { columnAt, gridWindow, packLanes } from "@/lib/domain/availability/grid-window";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

describe("the window of a grid of boats", () => {
  test("a day has 24 hours, a week 7 days, a month 31, each from the day that was asked for", () => {
    expect(gridWindow("day", "2026-12-01").columns.slice(0, 2)).toEqual([
      "2026-12-01T00:00",
      "2026-12-01T01:00",
    ]);
    expect(gridWindow("day", "2026-12-01").columns).toHaveLength(24);
    expect(gridWindow("week", "2026-12-29").columns.at(-1)).toBe("2027-01-04T00:00");
    expect(gridWindow("month", "2026-12-01").columns).toHaveLength(31);
  });

  test("it begins and ends at midnight in Istanbul, and leafs by its own length, a month by whole weeks", () => {
    const week = gridWindow("week", "2026-12-01");
    expect([week.startsAt, week.endsAt]).toEqual([
      new Date("2026-11-30T21:00Z"),
      new Date("2026-12-07T21:00Z"),
    ]);
    expect([week.earlier, week.later]).toEqual(["2026-11-24", "2026-12-08"]);
    expect(gridWindow("month", "2026-12-01").later).toBe("2026-12-29");
  });

  test("columns follow the clock of the quay, on days that Europe makes shorter or longer too", () => {
    for (const day of ["2026-03-29", "2026-10-25"]) {
      const { columns } = gridWindow("day", day);
      for (const [index, time] of columns.entries())
        expect(columnAt(toInstant(time), { view: "day", firstDay: day })).toBe(index);
    }
  });

  test("an instant stands between the columns, before the window below 0", () => {
    const at = (time: string) => columnAt(toInstant(time), { view: "week", firstDay: "2026-12-01" });
    expect(at("2026-12-02T18:00")).toBe(1.75);
    expect(at("2026-11-30T12:00")).toBe(-0.5);
  });
});

describe("bars of one boat", () => {
  test("share a lane while they follow each other, and overlap in lanes of their own", () => {
    const bars = [
      { from: 0, until: 2 },
      { from: 2, until: 3 },
      { from: 1, until: 4 },
    ];
    expect(packLanes(bars, 0.1)).toEqual({ lanes: [0, 0, 1], count: 2 });
  });

  test("that are drawn longer than they last do not cover what follows", () => {
    const bars = [
      { from: 0, until: 0.1 },
      { from: 0.3, until: 0.4 },
      { from: 0.5, until: 0.6 },
    ];
    expect(packLanes(bars, 0.5)).toEqual({ lanes: [0, 1, 0], count: 2 });
  });

  test("are none: the row still has the height of one", () => {
    expect(packLanes([], 1)).toEqual({ lanes: [], count: 1 });
  });
});
