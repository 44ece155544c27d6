import { dayFill, onDay } from "@/lib/domain/owners/desk-days";
import { type DeskRight, deskMay } from "@/lib/domain/owners/desk-rights";
import { toInstant } from "@/lib/domain/shared/istanbul-time";

const stretch = (from: string, until: string) => ({ startsAt: toInstant(from), endsAt: toInstant(until) });

test("a day of a calendar is full only when nothing of it is left, whatever overlaps", () => {
  const [morning, noon] = [
    stretch("2026-12-01T00:00", "2026-12-01T12:00"),
    stretch("2026-12-01T10:00", "2026-12-02T00:00"),
  ];
  expect(dayFill([], "2026-12-01")).toBe("free");
  expect(dayFill([morning], "2026-12-01")).toBe("part");
  expect(dayFill([noon], "2026-12-01")).toBe("part");
  expect(dayFill([noon, morning], "2026-12-01")).toBe("full");
  expect(dayFill([noon, morning], "2026-12-02")).toBe("free");
});

test("a stay over night stands on both of its days", () => {
  const stay = stretch("2026-12-01T18:00", "2026-12-02T10:00");
  expect(
    ["2026-11-30", "2026-12-01", "2026-12-02", "2026-12-03"].map((day) => onDay([stay], day).length),
  ).toEqual([0, 1, 1, 0]);
});

test("a captain sees trips only, a manager all but money and people", () => {
  const rights = [
    "trips.read",
    "calendar.write",
    "prices.write",
    "money.read",
    "people.write",
  ] as DeskRight[];
  const of = (role: "owner" | "manager" | "captain") => rights.filter((right) => deskMay(role, right));
  expect(of("captain")).toEqual(["trips.read"]);
  expect(of("manager")).toEqual(["trips.read", "calendar.write", "prices.write"]);
  expect(of("owner")).toEqual(rights);
});
