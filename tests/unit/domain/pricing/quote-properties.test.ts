import fc from "fast-check";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addDays, addHours } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS, SERVICE_TYPES, SERVICE_UNITS } from "@/lib/domain/shared/vocabulary";
import { NOW, rate, service, terms } from "@/tests/fixtures/boats/sample-terms";

const price = fc.integer({ min: 1, max: 100_000_000 });
// Mostly bookable questions: a property over refusals alone would prove nothing.
const day = fc
  .oneof({ weight: 9, arbitrary: fc.integer({ min: 3, max: 190 }) }, fc.integer({ min: -10, max: 600 }))
  .map((count) => addDays("2026-11-10", count));
const aRate = fc.record({
  id: fc.nat(99),
  kind: fc.constantFrom(...RATE_KINDS),
  priceMinor: price,
  minHours: fc.integer({ min: 1, max: 6 }),
  weekdays: fc.option(fc.integer({ min: 1, max: 127 })),
  validFrom: fc.option(day),
});
const aService = fc.record({
  type: fc.constantFrom(...SERVICE_TYPES),
  unit: fc.constantFrom(...SERVICE_UNITS),
  priceMinor: fc.nat(5_000_000),
  maxQuantity: fc.option(fc.integer({ min: 1, max: 20 })),
  leadHours: fc.nat(72),
});
const boats: fc.Arbitrary<BoatTerms> = fc
  .record({
    rates: fc.array(aRate, { maxLength: 6 }),
    services: fc.array(aService, { minLength: 4, maxLength: 5 }),
    serviceOpensHour: fc.nat(10),
    serviceClosesHour: fc.nat(24),
    noticeHours: fc.nat(72),
    cruisingCapacity: fc.integer({ min: 8, max: 40 }),
    foodCapacity: fc.nat(40),
    prepaymentPercent: fc.integer({ min: 1, max: 100 }),
    fastApp: fc.boolean(),
  })
  .map(({ rates, services, ...rest }) =>
    terms({
      ...rest,
      rates: [
        ...rates.map((over) => rate(over)),
        ...terms().rates.map((base) => ({ ...base, validUntil: "2027-06-01" })),
      ],
      services: services.map((over, at) => service({ ...over, serviceId: at + 1 })),
    }),
  );
const requests: fc.Arbitrary<TripRequest> = fc
  .record({
    day,
    hour: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 10, max: 16 }) }, fc.nat(23)),
    hours: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 2, max: 8 }) },
      fc.integer({ min: -2, max: 60 }),
    ),
    rentType: fc.constantFrom("hourly", "daily"),
    swimTour: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    personCount: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 8 }) }, fc.nat(45)),
    extras: fc.array(
      fc.record({ serviceId: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 0, max: 10 }) }),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ day: startDay, hour, hours, ...rest }) => {
    const startsAt = `${startDay}T${String(hour).padStart(2, "0")}:00`;
    return { ...rest, startsAt, endsAt: addHours(startsAt, rest.rentType === "daily" ? hours * 12 : hours) };
  });

const RUNS = { numRuns: 3_000 };

test("lines add up to the total, pay now and on board too, and nothing is ever negative or broken", () => {
  let quoted = 0;
  fc.assert(
    fc.property(boats, requests, (boat, request) => {
      const outcome = quoteTrip(boat, request, NOW);
      if (!outcome.ok) return;
      quoted += 1;
      const { lines, totalMinor, prepaymentMinor, remainingMinor } = outcome.value;
      for (const line of lines) {
        expect(line.amountMinor).toBe(line.unitPriceMinor * line.quantity);
        expect(line.quantity).toBeGreaterThan(0);
      }
      expect(lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(totalMinor);
      expect(prepaymentMinor + remainingMinor).toBe(totalMinor);
      for (const minor of [totalMinor, prepaymentMinor, remainingMinor]) {
        expect(Number.isSafeInteger(minor)).toBe(true);
        expect(minor).toBeGreaterThanOrEqual(0);
      }
      expect(prepaymentMinor).toBeGreaterThan(0);
    }),
    RUNS,
  );
  expect(quoted).toBeGreaterThan(150);
});

test("what is quoted keeps capacity, notice, whole hours and the swim tour's window", () => {
  fc.assert(
    fc.property(boats, requests, (boat, request) => {
      const outcome = quoteTrip(boat, request, NOW);
      if (!outcome.ok) return;
      const { startsAt, endsAt, hours, nights, personCount, swimTour } = outcome.value;
      const startMs = Date.parse(`${startsAt}+03:00`);
      expect(personCount).toBeLessThanOrEqual(boat.cruisingCapacity);
      expect(startMs - NOW.getTime()).toBeGreaterThanOrEqual(boat.noticeHours * 3_600_000);
      expect(Date.parse(`${endsAt}+03:00`) - startMs).toBe(hours * 3_600_000);
      if (request.rentType === "daily") expect(nights).toBeGreaterThanOrEqual(1);
      if (swimTour) {
        expect(startsAt.slice(11) >= "10:00" && endsAt.slice(11) <= "18:00").toBe(true);
        expect(endsAt.slice(0, 10)).toBe(startsAt.slice(0, 10));
      }
    }),
    RUNS,
  );
});

test("the same request gets the same quote, and neither boat nor request is changed", () => {
  fc.assert(
    fc.property(boats, requests, (boat, request) => {
      const before = JSON.stringify([boat, request]);
      expect(quoteTrip(boat, request, NOW)).toEqual(quoteTrip(boat, request, NOW));
      expect(JSON.stringify([boat, request])).toBe(before);
    }),
  );
});
