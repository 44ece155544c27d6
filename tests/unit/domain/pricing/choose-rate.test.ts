import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import { rate } from "@/tests/fixtures/boats/sample-terms";

const TUESDAY = "2026-12-01";
const always = rate({ id: 1 });
const longSeason = rate({ id: 2, validFrom: "2026-06-01", validUntil: "2027-06-01" });
const shortSeason = rate({ id: 3, validFrom: "2026-11-01", validUntil: "2027-01-01" });
const openSeason = rate({ id: 4, validFrom: "2026-11-30" });
const tuesdays = rate({ id: 5, weekdays: 2 });
const everyDayByMask = rate({ id: 6, weekdays: 127, createdAt: "2026-05-01T00:00:00Z" });
const newer = rate({ id: 7, createdAt: "2026-02-01T00:00:00Z" });

test("a rate for weekdays beats any season", () => {
  expect(chooseRate([always, shortSeason, tuesdays], "hourly", TUESDAY)).toBe(tuesdays);
});

test("a rate for weekdays says nothing about other weekdays", () => {
  expect(chooseRate([always, tuesdays], "hourly", "2026-12-02")).toBe(always);
});

test("the shorter season beats the longer one, and any season beats none", () => {
  expect(chooseRate([always, longSeason, shortSeason], "hourly", TUESDAY)).toBe(shortSeason);
  expect(chooseRate([always, longSeason], "hourly", TUESDAY)).toBe(longSeason);
  expect(chooseRate([openSeason, longSeason], "hourly", TUESDAY)).toBe(longSeason);
});

test("of equals the newest wins, then the higher id", () => {
  expect(chooseRate([newer, always], "hourly", TUESDAY)).toBe(newer);
  expect(chooseRate([rate({ id: 9 }), rate({ id: 8 })], "hourly", TUESDAY)?.id).toBe(9);
});

test("a mask of all seven days names no weekday", () => {
  expect(chooseRate([shortSeason, everyDayByMask], "hourly", TUESDAY)).toBe(shortSeason);
});

test("a season holds on its first day and no longer on its last", () => {
  expect(chooseRate([shortSeason], "hourly", "2026-11-01")).toBe(shortSeason);
  expect(chooseRate([shortSeason], "hourly", "2026-10-31")).toBeNull();
  expect(chooseRate([shortSeason], "hourly", "2026-12-31")).toBe(shortSeason);
  expect(chooseRate([shortSeason], "hourly", "2027-01-01")).toBeNull();
});

test("a rate of one kind never prices another kind", () => {
  expect(chooseRate([always], "daily", TUESDAY)).toBeNull();
  expect(chooseRate([always], "swim_tour", TUESDAY)).toBeNull();
});
