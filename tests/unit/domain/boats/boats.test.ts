import fc from "fast-check";
import { scoreBoat } from "@/lib/domain/boats/score-boat";

const plain = { ratingMean: 0, reviewCount: 0, fastApp: false, pictureCount: 0 };

test("one perfect review does not beat eighty very good ones", () => {
  const one = scoreBoat({ ...plain, ratingMean: 5, reviewCount: 1 });
  const eighty = scoreBoat({ ...plain, ratingMean: 4.8, reviewCount: 80 });
  expect(eighty).toBeGreaterThan(one);
});

test("a boat without reviews has the score of an average one", () => {
  expect(scoreBoat(plain)).toBe(scoreBoat({ ...plain, ratingMean: 4.2, reviewCount: 40 }));
});

test("bad reviews rank a boat behind one without reviews", () => {
  expect(scoreBoat({ ...plain, ratingMean: 2, reviewCount: 3 })).toBeLessThan(scoreBoat(plain));
});

test("the score is a whole number from 0 to 1000 and rises with rating, instant booking and pictures", () => {
  const boat = fc.record({
    ratingMean: fc.double({ min: 1, max: 4.5, noNaN: true }),
    reviewCount: fc.integer({ min: 1, max: 500 }),
    fastApp: fc.constant(false),
    pictureCount: fc.nat(9),
  });
  fc.assert(
    fc.property(boat, (b) => {
      const score = scoreBoat(b);
      expect(Number.isInteger(score) && score >= 0 && score <= 1000).toBe(true);
      expect(scoreBoat({ ...b, fastApp: true })).toBeGreaterThan(score);
      expect(scoreBoat({ ...b, pictureCount: b.pictureCount + 1 })).toBeGreaterThan(score);
      expect(scoreBoat({ ...b, ratingMean: b.ratingMean + 0.5 })).toBeGreaterThan(score);
    }),
  );
});
