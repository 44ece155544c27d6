import fc from "fast-check";
import { percentOf, sumMinor, timesMinor } from "@/lib/domain/shared/money";

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });
const percents = fc.integer({ min: 0, max: 100 });

test.each([
  [0, 20, 0],
  [1, 50, 1],
  [2, 20, 0],
  [3, 20, 1],
  [1_234_550, 20, 246_910],
  [249, 10, 25],
  [245, 10, 25],
  [244, 10, 24],
])("%i kuruş at %i %% are %i, rounded half-up", (minor, percent, expected) => {
  expect(percentOf(minor, percent)).toBe(expected);
});

test("a share and its rest are the whole, and neither is negative", () => {
  fc.assert(
    fc.property(amounts, percents, (minor, percent) => {
      const share = percentOf(minor, percent);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(minor);
      expect(Math.abs(share * 100 - minor * percent)).toBeLessThanOrEqual(50);
    }),
  );
});

test("fractions and overflows throw", () => {
  expect(() => sumMinor([1, 0.5])).toThrow(RangeError);
  expect(() => timesMinor(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
  expect(() => percentOf(Number.NaN, 20)).toThrow(RangeError);
});
