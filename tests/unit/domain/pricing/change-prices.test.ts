import fc from "fast-check";
import { comparePrices, raisePrices } from "@/lib/domain/pricing/change-prices";
import { chooseRate } from "@/lib/domain/pricing/choose-rate";
import type { Rate } from "@/lib/domain/pricing/trip-terms";
import { addDays } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";

const TODAY = "2026-11-27";
const stored = (rates: readonly object[]) =>
  rates.map(
    (rate, index): Rate => ({
      kind: "hourly",
      priceMinor: 100_000,
      minHours: 1,
      weekdays: null,
      validFrom: null,
      validUntil: null,
      ...rate,
      id: index + 1,
      createdAt: "2026-01-01T00:00:00.000000Z",
    }),
  );
const priceOn = (rates: readonly Rate[], day: string) => chooseRate(rates, "hourly", day)?.priceMinor;

const someDay = fc.integer({ min: 0, max: 120 }).map((days) => addDays(TODAY, days));
const someRate = fc
  .record({
    kind: fc.constantFrom(...RATE_KINDS),
    priceMinor: fc.integer({ min: 1, max: 900 }).map((units) => units * 100),
    minHours: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.option(fc.integer({ min: 1, max: 127 })),
    validFrom: fc.option(someDay),
    validUntil: fc.option(someDay),
  })
  .filter(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom < validUntil);

test("a raise changes the prices of its days by its percent, and nothing of any other day", () => {
  fc.assert(
    fc.property(
      fc.array(someRate, { maxLength: 6 }),
      someDay,
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: -60, max: 100 }),
      (given, from, length, percent) => {
        const rates = stored(given);
        const until = addDays(from, length);
        const raised = stored(raisePrices(rates, { from, until, percent }));
        for (let day = addDays(TODAY, -10); day < addDays(TODAY, 180); day = addDays(day, 1)) {
          for (const kind of RATE_KINDS) {
            const [old, now] = [chooseRate(rates, kind, day), chooseRate(raised, kind, day)];
            const isIn = from <= day && day < until;
            const wanted =
              old && isIn
                ? Math.max(1, Math.round((old.priceMinor * (100 + percent)) / 10_000)) * 100
                : old?.priceMinor;
            expect([day, now?.priceMinor, now?.minHours]).toEqual([day, wanted, old?.minHours]);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("prices that go up and down again by days that follow each other leave one season", () => {
  const week = { from: "2026-12-07", until: "2026-12-14", percent: 20 };
  const once = stored(raisePrices(stored([{}]), week));
  const twice = raisePrices(once, { ...week, from: "2026-12-14", until: "2026-12-21" });
  expect(twice.map(({ priceMinor, validFrom, validUntil }) => [priceMinor, validFrom, validUntil])).toEqual([
    [100_000, null, "2026-12-07"],
    [120_000, "2026-12-07", "2026-12-21"],
    [100_000, "2026-12-21", null],
  ]);
});

test("what a change does: its days, how the list's price moves, and which prices are far from what they were", () => {
  const before = { rates: stored([{}]), prepaymentPercent: 20 };
  const lower = stored(raisePrices(before.rates, { from: "2026-12-01", until: "2026-12-04", percent: -70 }));
  expect(priceOn(lower, "2026-12-03")).toBe(30_000);
  const effect = comparePrices(before, { ...before, rates: lower }, TODAY);
  expect([effect.days, effect.farDays]).toEqual([3, 3]);
  expect([effect.before?.unitPriceMinor, effect.after?.unitPriceMinor]).toEqual([100_000, 30_000]);
  const third = stored([{ priceMinor: 300_000 }]);
  expect(comparePrices(before, { ...before, rates: third }, TODAY)).toMatchObject({ days: 365, farDays: 0 });
  const over = stored([{ priceMinor: 300_100 }]);
  expect(comparePrices(before, { ...before, rates: over }, TODAY)).toMatchObject({ days: 365, farDays: 365 });
  expect(comparePrices(before, before, TODAY)).toMatchObject({ days: 0, farDays: 0 });
});
