import fc from "fast-check";
import { calendarDays } from "@/lib/domain/availability/calendar-days";
import { freeHours } from "@/lib/domain/availability/free-hours";
import { isFree } from "@/lib/domain/availability/is-free";
import { alternativesSpan, nearestFreeTimes } from "@/lib/domain/availability/nearest-free-times";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { lastTripDay } from "@/lib/domain/pricing/check-trip-times";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { addDays, addHours, atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { type Period, periodsOverlap } from "@/lib/domain/shared/period";
import { NOW, rate, terms, trip } from "@/tests/fixtures/boats/sample-terms";

const DAY = "2026-12-01";
const busyFrom = (from: string, until: string) => occupiedPeriod(toInstant(from), toInstant(until), 60);
const oneHour = terms({ rates: [rate({ minHours: 1 })] });
const freeOn = (boat = oneHour, busy = [busyFrom(`${DAY}T12:00`, `${DAY}T14:00`)], now = NOW, day = DAY) =>
  freeHours(boat, day, busy, now)
    .filter(({ free }) => free)
    .map(({ hour }) => hour);
const reasonAt = (hour: number, now = NOW) =>
  freeHours(oneHour, DAY, [busyFrom(`${DAY}T12:00`, `${DAY}T14:00`)], now)[hour]?.reason;

test("a trip occupies its boat until the turnaround is over, half-open", () => {
  const first = busyFrom(`${DAY}T10:00`, `${DAY}T12:00`);
  expect(first.endsAt).toEqual(toInstant(`${DAY}T13:00`));
  expect(isFree(busyFrom(`${DAY}T13:00`, `${DAY}T14:00`), [first])).toBe(true);
  expect(isFree(busyFrom(`${DAY}T12:00`, `${DAY}T14:00`), [first])).toBe(false);
});

test("a period that does not end after its start throws", () => {
  expect(() => occupiedPeriod(NOW, NOW, 60)).toThrow(RangeError);
});

test("overlapping is symmetric", () => {
  const period = fc
    .tuple(fc.nat(50), fc.integer({ min: 1, max: 50 }))
    .map(([from, length]) => ({ startsAt: new Date(from), endsAt: new Date(from + length) }));
  fc.assert(fc.property(period, period, (a, b) => periodsOverlap(a, b) === periodsOverlap(b, a)));
});

test("an hour just before a busy period is busy: its turnaround would not fit", () => {
  expect(freeOn()).toEqual([8, 9, 10, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
});

test("a trip may last through the last hours before a busy period and before closing, but not start in them", () => {
  const fourHours = terms({ rates: [rate({ minHours: 4 })] });
  const span = { from: DAY, until: "2026-12-02" };
  const [day] = calendarDays(fourHours, span, [busyFrom(`${DAY}T14:00`, `${DAY}T16:00`)], NOW);
  expect(day?.hours.filter(({ free }) => free).map(({ hour }) => hour)).toEqual([
    8, 9, 10, 11, 12, 17, 18, 19, 20, 21, 22, 23,
  ]);
  expect(day?.starts.hourly).toEqual([8, 9, 17, 18, 19, 20]);
});

test("every hour that is not free says why", () => {
  expect(reasonAt(7)).toBe("closed");
  expect(reasonAt(12)).toBe("busy");
  const morning = new Date(`${DAY}T06:30:00Z`);
  expect(reasonAt(9, morning)).toBe("past");
  expect(reasonAt(10, morning)).toBe("notice");
  expect(reasonAt(16, morning)).toBeUndefined();
});

test("after midnight the hours belong to the evening before", () => {
  const night = terms({ rates: [rate({ minHours: 1 })], serviceOpensHour: 22, serviceClosesHour: 3 });
  expect(freeOn(night, [])).toEqual([0, 1, 2, 22, 23]);
});

test("free hours, start hours and quotes agree: what is offered can be booked, and nothing else", () => {
  const hours = fc.record({
    opens: fc.nat(23),
    closes: fc.nat(24),
    minHours: fc.integer({ min: 1, max: 5 }),
    busyHour: fc.nat(46),
    busyHours: fc.integer({ min: 1, max: 8 }),
    turnaroundMinutes: fc.constantFrom(0, 30, 60, 150),
    swimTour: fc.boolean(),
  });
  fc.assert(
    fc.property(hours, ({ opens, closes, minHours, busyHour, busyHours, turnaroundMinutes, swimTour }) => {
      const kind = swimTour ? "swim_tour" : "hourly";
      const boat = terms({
        serviceOpensHour: opens,
        serviceClosesHour: closes,
        turnaroundMinutes,
        rates: [rate({ kind, minHours })],
      });
      const from = addHours(`${DAY}T00:00`, busyHour);
      const busy = [busyFrom(from, addHours(from, busyHours))];
      const days = calendarDays(boat, { from: DAY, until: addDays(DAY, 2) }, busy, NOW);
      const free = days.flatMap((day) => day.hours.map((hour) => hour.free));
      for (let start = 0; start < 24; start++) {
        for (let end = start + 1; end <= start + 24; end++) {
          const [startsAt, endsAt] = [atHour(DAY, start), atHour(DAY, end)];
          const slot = occupiedPeriod(toInstant(startsAt), toInstant(endsAt), turnaroundMinutes);
          const bookable =
            quoteTrip(boat, trip({ swimTour, startsAt, endsAt }), NOW).ok && isFree(slot, busy);
          const offered =
            days[0]?.starts[kind].includes(start) &&
            end - start >= minHours &&
            (!swimTour || end <= 18) &&
            free.slice(start, end).every(Boolean);
          expect([start, end, offered]).toEqual([start, end, bookable]);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test("a night starts at the hand-over hour, also of a boat that sails by day only, unless its morning is taken", () => {
  const nights = terms({ serviceClosesHour: 18, rates: [rate({ kind: "daily", minHours: 1 })] });
  const span = { from: DAY, until: "2026-12-03" };
  const startsOf = (busy: Period[]) =>
    calendarDays(nights, span, busy, NOW).map(({ starts }) => starts.daily);
  expect(startsOf([])).toEqual([[12], [12]]);
  expect(startsOf([busyFrom("2026-12-02T08:00", "2026-12-02T09:00")])).toEqual([[], [12]]);
});

test("a day beyond the open season is too far ahead, its last hour included", () => {
  const last = lastTripDay(NOW);
  const days = calendarDays(oneHour, { from: last, until: addDays(last, 2) }, [], NOW);
  expect(days[0]?.hours[22]).toEqual({ hour: 22, free: true });
  expect(days[0]?.hours[23]).toEqual({ hour: 23, free: false, reason: "too_far" });
  expect(days[0]?.starts.daily).toEqual([]);
  expect(days[1]?.hours[12]).toEqual({ hour: 12, free: false, reason: "too_far" });
});

test("the nearest free times can be quoted, are free, and come nearest first", () => {
  const busy = [busyFrom(`${DAY}T09:00`, `${DAY}T15:00`)];
  const request = trip({ startsAt: `${DAY}T12:00`, endsAt: `${DAY}T14:00` });
  expect(nearestFreeTimes(oneHour, request, busy, NOW, 3)).toEqual([
    `${DAY}T16:00`,
    `${DAY}T17:00`,
    `${DAY}T18:00`,
  ]);
  expect(nearestFreeTimes(oneHour, request, [], NOW, 1)).toEqual([`${DAY}T12:00`]);
});

test("nights move by days and keep the hand-over hour", () => {
  const request = trip({ rentType: "daily", endsAt: "2026-12-03T10:00" });
  const busy = [busyFrom("2026-12-02T10:00", "2026-12-02T12:00")];
  expect(nearestFreeTimes(terms(), request, busy, NOW, 2)).toEqual(["2026-12-03T12:00", "2026-11-29T12:00"]);
});

test.each([
  ["hours", trip()],
  ["nights", trip({ rentType: "daily", endsAt: "2026-12-03T10:00" })],
])("alternatives for %s lie where all that is busy is known, turnaround included", (_, request) => {
  const slow = terms({ turnaroundMinutes: 1440 });
  const known = alternativesSpan(
    { startsAt: toInstant(request.startsAt), endsAt: toInstant(request.endsAt) },
    request.rentType,
  );
  const last =
    nearestFreeTimes(slow, request, [], new Date("2026-01-01T00:00:00Z"), 1000).sort().at(-1) ?? "";
  const length = toInstant(request.endsAt).getTime() - toInstant(request.startsAt).getTime();
  const end = toInstant(last).getTime() + length + slow.turnaroundMinutes * 60_000;
  expect(known.endsAt.getTime()).toBeGreaterThanOrEqual(end);
});

test("a boat that is never free offers nothing", () => {
  const busy = [busyFrom("2026-01-01T00:00", "2029-01-01T00:00")];
  expect(nearestFreeTimes(terms(), trip(), busy, NOW, 5)).toEqual([]);
});

test("the calendar shows the price and the shortest trip of every kind", () => {
  const rates = [
    rate({ minHours: 2, validUntil: "2026-12-02" }),
    rate({ id: 2, kind: "swim_tour", priceMinor: 9, minHours: 3, weekdays: 2, validUntil: "2026-12-02" }),
  ];
  const [first, second] = calendarDays(terms({ rates }), { from: DAY, until: "2026-12-03" }, [], NOW);
  expect(first).toMatchObject({
    prices: { hourly: 500_000, daily: null, swim_tour: 9 },
    minHours: { hourly: 2, daily: 1, swim_tour: 3 },
    starts: { swim_tour: [10, 11, 12, 13, 14, 15] },
  });
  expect(second?.prices).toEqual({ hourly: null, daily: null, swim_tour: null });
});
