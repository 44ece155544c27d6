import fc from "fast-check";
import { splitAmount } from "@/lib/domain/payments/split-amount";

test("the shares of an amount add up to it, and none is a whole unit away from its exact share", () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000_000 });
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amounts, weights, (total, parts) => {
      const shares = splitAmount(total, parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      const sum = parts.reduce((all, part) => all + part, 0);
      if (sum === 0) return;
      for (const [index, share] of shares.entries()) {
        const exact = (BigInt(total) * BigInt(parts[index] ?? 0)) / BigInt(sum);
        expect(BigInt(share) - exact === 0n || BigInt(share) - exact === 1n).toBe(true);
      }
    }),
  );
});

test("a zero weight gets nothing, and the first share gets everything when all weights are zero", () => {
  expect(splitAmount(100, [1, 0, 1])).toEqual([50, 0, 50]);
  expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitAmount(100, [0, 0])).toEqual([100, 0]);
  expect(splitAmount(1, [5, 5])).toEqual([1, 0]);
});
