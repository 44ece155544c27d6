import fc from "fast-check";
import { calendarDays } from "@/lib/domain/availability/calendar-days";
import { freeHours } from "@/lib/domain/availability/free-hours";
import { isFree } from "@/lib/domain/availability/is-free";
import { nearestFreeTimes } from "@/lib/domain/availability/nearest-free-times";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { addHours, toInstant } from "@/lib/domain/shared/istanbul-time";
import { periodsOverlap } from "@/lib/domain/shared/period";
import { NOW, rate, terms, trip } from "../sample-terms";

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

test("a period that does not end after its start is a bug, loudly", () => {
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

test("start hours leave room for the day's shortest trip", () => {
  const fourHours = terms({ rates: [rate({ minHours: 4 })] });
  expect(freeOn(fourHours)).toEqual([15, 16, 17, 18, 19, 20]);
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

test("free hours and quotes agree: what is offered can be booked", () => {
  const hours = fc.record({
    opens: fc.nat(23),
    closes: fc.nat(24),
    minHours: fc.integer({ min: 1, max: 5 }),
    busyHour: fc.nat(30),
    busyHours: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(hours, ({ opens, closes, minHours, busyHour, busyHours }) => {
      const boat = terms({ serviceOpensHour: opens, serviceClosesHour: closes, rates: [rate({ minHours })] });
      const from = addHours(`${DAY}T00:00`, busyHour);
      const busy = [busyFrom(from, addHours(from, busyHours))];
      for (const { hour, free } of freeHours(boat, DAY, busy, NOW)) {
        const startsAt = addHours(`${DAY}T00:00`, hour);
        const endsAt = addHours(startsAt, minHours);
        const bookable =
          quoteTrip(boat, trip({ startsAt, endsAt }), NOW).ok && isFree(busyFrom(startsAt, endsAt), busy);
        expect(bookable).toBe(free);
      }
    }),
  );
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

test("a boat that is never free offers nothing", () => {
  const busy = [busyFrom("2026-01-01T00:00", "2029-01-01T00:00")];
  expect(nearestFreeTimes(terms(), trip(), busy, NOW, 5)).toEqual([]);
});

test("the calendar shows the price of every kind and why a day cannot be had", () => {
  const rates = [
    rate({ minHours: 1, validUntil: "2026-12-04" }),
    rate({ id: 2, kind: "swim_tour", priceMinor: 9, weekdays: 2, validUntil: "2026-12-04" }),
  ];
  const busy = [busyFrom("2026-12-02T00:00", "2026-12-03T00:00")];
  const days = calendarDays(terms({ rates }), { from: DAY, until: "2026-12-05" }, busy, NOW);
  expect(days.map(({ day, free, reason }) => [day, free, reason])).toEqual([
    ["2026-12-01", true, undefined],
    ["2026-12-02", false, "busy"],
    ["2026-12-03", true, undefined],
    ["2026-12-04", false, "no_price"],
  ]);
  expect(days[0]).toMatchObject({ prices: { hourly: 500_000, daily: null, swim_tour: 9 }, minHours: 1 });
});
