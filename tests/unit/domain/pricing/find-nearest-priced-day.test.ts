import { findNearestPricedDay } from "@/lib/domain/pricing/find-nearest-priced-day";
import { NOW, rate, service, terms, trip } from "@/tests/fixtures/boats/sample-terms";

const swimFrom = (validFrom: string, validUntil: string) =>
  rate({ kind: "swim_tour", minHours: 1, validFrom, validUntil });
const request = trip({ swimTour: true });
const nearest = (boat = terms(), asked = request) => findNearestPricedDay(boat, asked, NOW);

test("the closest day with a price is found after and before the requested one", () => {
  expect(nearest(terms({ rates: [swimFrom("2026-12-05", "2026-12-09")] }))).toBe("2026-12-05");
  expect(nearest(terms({ rates: [swimFrom("2026-11-15", "2026-11-29")] }))).toBe("2026-11-28");
});

test("of two equally close days the later one is taken", () => {
  const rates = [swimFrom("2026-11-30", "2026-12-01"), swimFrom("2026-12-02", "2026-12-03")];
  expect(nearest(terms({ rates }))).toBe("2026-12-02");
});

test("a day with a price of its own is kept", () => {
  expect(nearest()).toBe("2026-12-01");
});

test("no day before today and none within the notice is offered", () => {
  const asked = trip({ swimTour: true, startsAt: "2026-11-12T10:00", endsAt: "2026-11-12T14:00" });
  const rates = [swimFrom("2026-10-01", "2026-11-11"), swimFrom("2026-11-20", "2026-11-21")];
  expect(nearest(terms({ rates }), asked)).toBe("2026-11-20");
});

test("a boat without any price has no such day", () => {
  expect(nearest(terms({ rates: [rate()] }))).toBeNull();
});

test("the lead time of an extra does not hide a day that has a price", () => {
  const boat = terms({
    rates: [swimFrom("2026-11-28", "2026-11-29")],
    services: [service({ leadHours: 9_999 })],
  });
  expect(nearest(boat, { ...request, extras: [{ serviceId: 1, quantity: 1 }] })).toBe("2026-11-28");
});

test("a trip of several nights moves to where every night has a price", () => {
  const rates = [rate({ kind: "daily", validFrom: "2026-12-10", validUntil: "2026-12-13" })];
  const asked = trip({ rentType: "daily", endsAt: "2026-12-04T10:00" });
  expect(nearest(terms({ rates }), asked)).toBe("2026-12-10");
  expect(nearest(terms({ rates }), { ...asked, endsAt: "2026-12-05T10:00" })).toBeNull();
});
