import fc from "fast-check";
import { MASK_BITS, maskOf, positionsOf } from "@/lib/domain/shared/bit-mask";

const positions = fc.uniqueArray(fc.integer({ min: 0, max: MASK_BITS - 1 }));

test("a mask returns exactly the positions put in and fits a signed 64-bit column", () => {
  fc.assert(
    fc.property(positions, (chosen) => {
      const mask = maskOf(chosen);
      expect(positionsOf(mask)).toEqual([...chosen].sort((a, b) => a - b));
      expect(mask).toBe(BigInt.asIntN(64, mask));
      expect(mask).toBeGreaterThanOrEqual(0n);
    }),
  );
});

test.each([[-1], [63], [1.5]])("there is no position %p", (position) => {
  expect(() => maskOf([position])).toThrow(RangeError);
});
