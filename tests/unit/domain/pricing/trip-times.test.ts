import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { NOW, rate, terms, trip } from "@/tests/fixtures/boats/sample-terms";

const codeOf = (
  boat: Parameters<typeof quoteTrip>[0],
  startsAt: string,
  endsAt: string,
  now = NOW,
  swimTour = false,
) => {
  const outcome = quoteTrip(boat, trip({ startsAt, endsAt, swimTour }), now);
  return outcome.ok ? "ok" : outcome.code;
};
const freeRate = [rate({ minHours: 1 }), rate({ id: 3, kind: "swim_tour", minHours: 1 })];

test.each([
  ["10:00", "18:00", "ok"],
  ["09:59", "17:59", "swim_tour_hours"],
  ["09:00", "17:00", "swim_tour_hours"],
  ["10:00", "18:01", "swim_tour_hours"],
  ["11:00", "19:00", "swim_tour_hours"],
])("a swim tour from %s to %s of one day: %s", (from, until, code) => {
  const boat = terms({ rates: freeRate });
  expect(codeOf(boat, `2026-12-01T${from}`, `2026-12-01T${until}`, NOW, true)).toBe(code);
});

test("a swim tour that ends on the next day is none", () => {
  const boat = terms({ rates: freeRate, serviceOpensHour: 0, serviceClosesHour: 24 });
  expect(codeOf(boat, "2026-12-01T10:00", "2026-12-02T12:00", NOW, true)).toBe("swim_tour_hours");
});

test("a boat that closes at 24:00 sails until midnight and not a minute longer", () => {
  const boat = terms({ rates: freeRate });
  expect(codeOf(boat, "2026-12-01T22:00", "2026-12-02T00:00")).toBe("ok");
  expect(codeOf(boat, "2026-12-01T22:00", "2026-12-02T01:00")).toBe("outside_service_hours");
  expect(codeOf(boat, "2026-12-02T00:00", "2026-12-02T01:00")).toBe("outside_service_hours");
});

test("a closing hour at or before the opening hour is on the next day", () => {
  const boat = terms({ rates: freeRate, serviceOpensHour: 18, serviceClosesHour: 4 });
  expect(codeOf(boat, "2026-12-01T18:00", "2026-12-02T04:00")).toBe("ok");
  expect(codeOf(boat, "2026-12-02T01:00", "2026-12-02T04:00")).toBe("ok");
  expect(codeOf(boat, "2026-12-02T01:00", "2026-12-02T05:00")).toBe("outside_service_hours");
  expect(codeOf(boat, "2026-12-01T17:00", "2026-12-01T20:00")).toBe("outside_service_hours");
});

test("a boat that is open around the clock never closes in between", () => {
  const boat = terms({ rates: freeRate, serviceOpensHour: 8, serviceClosesHour: 8 });
  expect(codeOf(boat, "2026-12-01T06:00", "2026-12-02T09:00")).toBe("ok");
});

test("a trip may start exactly at the end of its notice and not a second earlier", () => {
  const boat = terms({ rates: freeRate, noticeHours: 5 });
  const at = (now: string) => codeOf(boat, "2026-12-01T15:00", "2026-12-01T16:00", new Date(now));
  expect(at("2026-12-01T07:00:00Z")).toBe("ok");
  expect(at("2026-12-01T07:00:01Z")).toBe("too_soon");
  expect(at("2026-12-01T12:00:01Z")).toBe("in_the_past");
});

test("a boat whose owner must answer needs three hours, whatever its own notice", () => {
  const at = (fastApp: boolean, now: string) =>
    codeOf(
      terms({ rates: freeRate, noticeHours: 1, fastApp }),
      "2026-12-01T15:00",
      "2026-12-01T16:00",
      new Date(now),
    );
  expect(at(true, "2026-12-01T11:00:00Z")).toBe("ok");
  expect(at(false, "2026-12-01T09:00:00Z")).toBe("ok");
  expect(at(false, "2026-12-01T09:00:01Z")).toBe("too_soon");
});

test("today is Istanbul's: at 00:30 of the first, the first can be booked and the thirtieth is past", () => {
  const now = new Date("2026-11-30T21:30:00Z");
  expect(codeOf(terms({ rates: freeRate }), "2026-12-01T10:00", "2026-12-01T12:00", now)).toBe("ok");
  expect(codeOf(terms({ rates: freeRate }), "2026-11-30T22:00", "2026-11-30T23:00", now)).toBe("in_the_past");
});
