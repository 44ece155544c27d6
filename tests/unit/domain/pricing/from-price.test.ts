import { fromPrice } from "@/lib/domain/pricing/from-price";
import { rate, terms } from "@/tests/fixtures/boats/sample-terms";

const TODAY = "2026-11-10";

test("the from price is the lowest hourly rate, with the shortest trip and its share to pay now", () => {
  const boat = terms({ rates: [rate(), rate({ id: 2, priceMinor: 300_000, minHours: 3, weekdays: 1 })] });
  expect(fromPrice(boat, TODAY)).toEqual({
    kind: "hourly",
    unitPriceMinor: 300_000,
    totalMinor: 900_000,
    prepaymentMinor: 180_000,
  });
});

test("a past season gives no from price, a coming one does", () => {
  const over = rate({ priceMinor: 1, validUntil: TODAY });
  const toCome = rate({ priceMinor: 2, validFrom: "2027-06-01", validUntil: "2027-09-01" });
  expect(fromPrice(terms({ rates: [over, toCome, rate()] }), TODAY)?.unitPriceMinor).toBe(2);
});

test("boats without hourly rates show the price of nights or swim tours", () => {
  const daily = rate({ kind: "daily", priceMinor: 700, minHours: 24 });
  const swim = rate({ kind: "swim_tour", priceMinor: 90, minHours: 4 });
  expect(fromPrice(terms({ rates: [swim, daily] }), TODAY)).toMatchObject({ kind: "daily", totalMinor: 700 });
  expect(fromPrice(terms({ rates: [swim] }), TODAY)).toMatchObject({ kind: "swim_tour", totalMinor: 90 });
  expect(fromPrice(terms({ rates: [] }), TODAY)).toBeNull();
});
