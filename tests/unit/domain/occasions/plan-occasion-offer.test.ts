import { TRIP_DURATIONS } from "@/lib/contracts/boats/vehicles";
import { occasionPlanOf, suggestedQuantity, sunsetStartHour } from "@/lib/domain/occasions/occasion-plan";
import { chooseOffers, planOccasionOffer } from "@/lib/domain/occasions/plan-occasion-offer";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { Quote } from "@/lib/domain/pricing/trip-terms";
import type { TripSearch } from "@/lib/domain/search/trip-search";
import { toInstant } from "@/lib/domain/shared/istanbul-time";
import { NOW, rate, service, terms } from "@/tests/fixtures/boats/sample-terms";

const DAY = "2026-12-01";
const search = (over: Partial<TripSearch> = {}): TripSearch => ({
  kinds: ["hourly", "swim_tour"],
  day: DAY,
  endDay: null,
  startHour: null,
  endHour: null,
  hours: 3,
  personCount: 10,
  ...over,
});
const SERVICES = [
  service({ serviceId: 1, type: "package", priceMinor: 650_000, leadHours: 48 }),
  service({ serviceId: 2, type: "meal", unit: "person", priceMinor: 55_000 }),
  service({ serviceId: 3, unit: "box", priceMinor: 240_000, maxQuantity: 2 }),
];
const line = (serviceId: number, quantity = 1) => ({ serviceId, quantity });
const offer = (lines: ReturnType<typeof line>[], now = NOW, over: Partial<TripSearch> = {}) =>
  planOccasionOffer(terms({ services: SERVICES }), search(over), lines, [], now);

test("is the quote that the checkout makes of the same trip and services", () => {
  const found = offer([line(1), line(3, 2)]);
  expect(found?.missing).toEqual([]);
  expect(found?.quote.totalMinor).toBe(3 * 500_000 + 650_000 + 2 * 240_000);
  const again = found && quoteTrip(terms({ services: SERVICES }), found.request, NOW);
  expect(again).toEqual({ ok: true, value: found?.quote });
});

test("leaves out what the boat lacks, cannot serve or not in time, and names why", () => {
  const soon = toInstant(`${DAY}T08:00`);
  const found = offer([line(1), line(2), line(3, 3), line(9)], new Date(soon.getTime() - 24 * 3_600_000));
  expect(found?.missing).toEqual([
    { serviceId: 1, reason: "lead_time", limit: 48 },
    { serviceId: 2, reason: "galley", limit: 8 },
    { serviceId: 3, reason: "too_many", limit: 2 },
    { serviceId: 9, reason: "not_offered", limit: null },
  ]);
  expect(found?.request.extras).toEqual([]);
  expect(found?.quote.totalMinor).toBe(3 * 500_000);
});

test("takes the hour that was chosen, or any free one", () => {
  expect(offer([], NOW, { startHour: 18, endHour: 21 })?.quote.startsAt).toBe(`${DAY}T18:00`);
  const morning = [{ startsAt: toInstant(`${DAY}T08:00`), endsAt: toInstant(`${DAY}T15:00`) }];
  const busy = planOccasionOffer(terms({ services: SERVICES }), search(), [line(1)], morning, NOW);
  expect(busy?.quote.startsAt).toBe(`${DAY}T15:00`);
});

test("is offered at the wished hour or after it, then at the last hour before it, as a swim tour too", () => {
  const at = (firstHour: number, busy: [number, number][] = [], over = terms({ services: SERVICES })) => {
    const taken = busy.map(([from, until]) => ({
      startsAt: toInstant(`${DAY}T${from}:00`),
      endsAt: toInstant(`${DAY}T${until}:00`),
    }));
    return planOccasionOffer(over, search(), [], taken, NOW, firstHour)?.quote.startsAt.slice(11);
  };
  expect(at(15)).toBe("15:00");
  expect(at(15, [[15, 17]])).toBe("17:00");
  expect(at(15, [[15, 23]])).toBe("11:00");
  const swimTours = terms({ rates: [rate({ kind: "swim_tour", minHours: 2 })] });
  expect([at(13, [], swimTours), at(17, [], swimTours)]).toEqual(["13:00", "15:00"]);
});

test("an evening trip comes home an hour after the sunset, and never begins before noon", () => {
  expect(sunsetStartHour("2027-01-20T17:08", 3)).toBe(15);
  expect(sunsetStartHour("2027-06-20T20:38", 3)).toBe(19);
  expect(sunsetStartHour("2027-01-20T17:08", 8)).toBe(12);
  expect(occasionPlanOf("birthday").atSunset).toBe(true);
  expect(occasionPlanOf("swim-day").atSunset).toBe(false);
});

test("is null while no such trip can be booked, whatever is chosen with it", () => {
  const allDay = [{ startsAt: toInstant(`${DAY}T00:00`), endsAt: toInstant("2026-12-02T08:00") }];
  expect(planOccasionOffer(terms({ services: SERVICES }), search(), [line(1)], allDay, NOW)).toBeNull();
  expect(offer([line(1)], NOW, { personCount: 13 })).toBeNull();
});

test("shows boats that can add everything first, then the lowest totals, whatever their currency", () => {
  const made = (name: string, lacks: number, tryMinor: number) => ({
    name,
    tryMinor,
    quote: offer([])?.quote as Quote,
    missing: Array.from({ length: lacks }, () => ({
      serviceId: 1,
      reason: "not_offered" as const,
      limit: null,
    })),
  });
  const offers = [made("dear", 0, 900), made("lacking", 1, 100), made("low", 0, 300), made("mid", 0, 500)];
  expect(chooseOffers(offers, 3).map(({ name }) => name)).toEqual(["low", "mid", "dear"]);
});

test("occasions begin with lengths that the form offers, and with enough cake", () => {
  for (const key of ["proposal", "birthday", "wedding", "sunset-dinner", "corporate-event", "swim-day"]) {
    expect(TRIP_DURATIONS).toContain(occasionPlanOf(key).hours);
    expect(occasionPlanOf(key).chosen.length).toBeGreaterThan(0);
  }
  expect(occasionPlanOf("something-new").chosen).toEqual([]);
  expect([1, 12, 13, 30].map((guests) => suggestedQuantity("cake", guests))).toEqual([1, 1, 2, 3]);
  expect(suggestedQuantity("jet-ski", 30)).toBe(1);
});
