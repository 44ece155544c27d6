import { type ComparedBoat, compareFact } from "@/lib/domain/boats/compared-boat";
import type { Quote } from "@/lib/domain/pricing/trip-terms";

const quoted = (totalMinor: number, currency: "TRY" | "EUR" = "TRY") => ({
  state: "free" as const,
  quote: { totalMinor, personCount: 4, currency } as Quote,
});
const boat = (id: number, over: Partial<ComparedBoat> = {}): ComparedBoat => ({
  id,
  currency: "TRY",
  from: { amount: 100, kind: "hourly" },
  offer: null,
  capacity: 10,
  berths: 4,
  toilets: 1,
  shade: true,
  swimTour: false,
  policy: "moderate",
  rating: null,
  reviewCount: 0,
  instant: true,
  ...over,
});

test("marks facts that differ, and only those", () => {
  const boats = [boat(1, { berths: 6 }), boat(2)];
  expect(compareFact("berths", boats).differs).toBe(true);
  expect(compareFact("toilets", boats).differs).toBe(false);
  expect(compareFact("berths", boats.slice(0, 1)).differs).toBe(false);
});

test("does not rank the prices of trips of different lengths", () => {
  const of = (id: number, totalMinor: number, endsAt: string) => {
    const { state, quote } = quoted(totalMinor);
    return boat(id, { offer: { state, quote: { ...quote, startsAt: "2026-12-12T10:00", endsAt } } });
  };
  const boats = [of(1, 900, "2026-12-12T14:00"), of(2, 700, "2026-12-12T12:00")];
  expect(compareFact("total", boats)).toEqual({ differs: true, best: new Set() });
});

test("names the lowest totals and the highest ratings, all that share the place", () => {
  const boats = [
    boat(1, { offer: quoted(900), rating: 4.8 }),
    boat(2, { offer: quoted(700), rating: 4.8 }),
    boat(3, { offer: quoted(700), rating: 4.2 }),
  ];
  expect([...compareFact("total", boats).best]).toEqual([2, 3]);
  expect([...compareFact("per_person", boats).best]).toEqual([2, 3]);
  expect([...compareFact("rating", boats).best]).toEqual([1, 2]);
  expect([...compareFact("berths", [boat(1), boat(2, { berths: 8 })]).best]).toEqual([]);
});

test("ratings that read alike are alike", () => {
  const alike = [boat(1, { rating: 4.75 }), boat(2, { rating: 4.84 })];
  expect(compareFact("rating", alike)).toEqual({ differs: false, best: new Set() });
  expect([...compareFact("rating", [...alike, boat(3, { rating: 4.7 })]).best]).toEqual([1, 2]);
});

test("ranks no price against a boat that is taken, another currency or a price of another kind", () => {
  const taken = boat(2, { offer: { state: "taken", quote: null } });
  expect(compareFact("total", [boat(1, { offer: quoted(900) }), taken])).toEqual({
    differs: true,
    best: new Set(),
  });
  const inEuro = boat(2, { currency: "EUR", offer: quoted(100, "EUR") });
  expect(compareFact("total", [boat(1, { offer: quoted(900) }), inEuro]).best.size).toBe(0);
  const byNight = boat(2, { from: { amount: 5000, kind: "daily" } });
  expect(compareFact("total", [boat(1), byNight])).toEqual({ differs: true, best: new Set() });
});
