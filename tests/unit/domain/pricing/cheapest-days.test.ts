import { cheapestDays } from "@/lib/domain/pricing/cheapest-days";

test("the days with the lowest price of their month are marked, each month for itself", () => {
  const prices = new Map([
    ["2026-12-01", 500],
    ["2026-12-02", 400],
    ["2026-12-03", 400],
    ["2027-01-01", 900],
    ["2027-01-02", 800],
  ]);
  expect([...cheapestDays(prices)]).toEqual(["2026-12-02", "2026-12-03", "2027-01-02"]);
});

test("a month at one price has no cheapest day", () => {
  expect(cheapestDays(new Map([["2026-12-01", 500]])).size).toBe(0);
  expect(cheapestDays(new Map()).size).toBe(0);
});
