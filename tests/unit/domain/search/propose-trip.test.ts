import fc from "fast-check";
import { isFree } from "@/lib/domain/availability/is-free";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { proposeTrip } from "@/lib/domain/search/propose-trip";
import { searchOfTrip, searchSpan, type TripSearch } from "@/lib/domain/search/trip-search";
import { atHour, toInstant } from "@/lib/domain/shared/istanbul-time";
import { RATE_KINDS } from "@/lib/domain/shared/vocabulary";
import { NOW, rate, terms, trip } from "@/tests/fixtures/boats/sample-terms";

const DAY = "2026-12-01";
const search = (over: Partial<TripSearch> = {}): TripSearch => ({
  kinds: RATE_KINDS,
  day: DAY,
  endDay: null,
  startHour: null,
  endHour: null,
  hours: null,
  personCount: 4,
  ...over,
});
const busy = (from: number, until: number) => ({
  startsAt: toInstant(atHour(DAY, from)),
  endsAt: toInstant(atHour(DAY, until)),
});
const proposed = (boat = terms(), asked = search(), taken = [busy(0, 0)], now = NOW) => {
  const quote = proposeTrip(boat, asked, taken, now);
  if (!quote) return null;
  const kind = quote.swimTour ? "swim_tour" : quote.rentType;
  return `${kind} ${quote.startsAt.slice(5)} ${quote.endsAt.slice(5)}`;
};

describe("the trip that a boat is offered with on a day", () => {
  test("is its shortest one by the hour, from ten o'clock on", () => {
    expect(proposed()).toBe("hourly 12-01T10:00 12-01T12:00");
    expect(proposed(terms(), search(), [busy(9, 15)])).toBe("hourly 12-01T15:00 12-01T17:00");
  });

  test("is before ten only when the rest of the day is taken", () => {
    expect(proposed(terms(), search(), [busy(11, 24)])).toBe("hourly 12-01T08:00 12-01T10:00");
  });

  test("is the kind with the lowest total", () => {
    const cheapNights = terms({ rates: [rate(), rate({ id: 2, kind: "daily", priceMinor: 900_000 })] });
    expect(proposed(cheapNights)).toBe("daily 12-01T12:00 12-02T10:00");
    expect(proposed(cheapNights, search({ kinds: ["hourly"] }))).toBe("hourly 12-01T10:00 12-01T12:00");
  });

  test("is a swim tour as long as it can be, since its price is the same", () => {
    const onlySwim = terms({ rates: [rate({ kind: "swim_tour", minHours: 4 })] });
    expect(proposed(onlySwim)).toBe("swim_tour 12-01T10:00 12-01T18:00");
    expect(proposed(onlySwim, search(), [busy(16, 20)])).toBe("swim_tour 12-01T10:00 12-01T15:00");
    expect(proposed(onlySwim, search(), [busy(13, 15)])).toBeNull();
    expect(proposed(onlySwim, search({ hours: 6, startHour: 11 }))).toBe("swim_tour 12-01T11:00 12-01T17:00");
    expect(proposed(onlySwim, search({ startHour: 19 }))).toBeNull();
  });

  test("counts notice, past hours and service past midnight", () => {
    const evening = terms({ serviceOpensHour: 18, serviceClosesHour: 2, noticeHours: 3 });
    const at = (hour: number) => toInstant(atHour(DAY, hour));
    const today = (hour: number) => proposed(evening, search({ kinds: ["hourly"] }), [], at(hour));
    expect(today(9)).toBe("hourly 12-01T18:00 12-01T20:00");
    expect(today(20)).toBe("hourly 12-01T23:00 12-02T01:00");
    expect(today(21)).toBeNull();
  });

  test("starts at or after a start hour, ends at or before an end hour, and takes exactly both", () => {
    const hourly = { kinds: ["hourly"] } as const;
    expect(proposed(terms(), search({ ...hourly, startHour: 17 }), [busy(17, 19)])).toBe(
      "hourly 12-01T19:00 12-01T21:00",
    );
    expect(proposed(terms(), search({ ...hourly, endHour: 11 }))).toBe("hourly 12-01T09:00 12-01T11:00");
    expect(proposed(terms(), search({ ...hourly, hours: 6 }), [busy(12, 13)])).toBe(
      "hourly 12-01T13:00 12-01T19:00",
    );
    const exactly = search({ ...hourly, startHour: 11, endHour: 17, hours: 2 });
    expect(proposed(terms(), exactly)).toBe("hourly 12-01T11:00 12-01T17:00");
    expect(proposed(terms(), exactly, [busy(16, 18)])).toBeNull();
  });

  test("is as many nights as requested, and only for as many guests as can sleep", () => {
    const nights = search({ kinds: ["daily"], endDay: "2026-12-04", personCount: 8 });
    expect(proposed(terms(), nights)).toBe("daily 12-01T12:00 12-04T10:00");
    expect(proposed(terms(), { ...nights, personCount: 9 })).toBeNull();
    expect(proposed(terms(), search({ personCount: 9 }))).toBe("hourly 12-01T10:00 12-01T12:00");
  });

  test("can be booked as it is, and no trip of the day that fits costs less", () => {
    const hours = fc.option(fc.integer({ min: 1, max: 10 }), { freq: 2 });
    const arbitrary = fc.record({
      opens: fc.nat(23),
      closes: fc.nat(24),
      minHours: fc.integer({ min: 1, max: 8 }),
      notice: fc.nat(40),
      nowHour: fc.integer({ min: -30, max: 24 }),
      taken: fc.array(fc.tuple(fc.integer({ min: -6, max: 40 }), fc.integer({ min: 1, max: 8 })), {
        maxLength: 4,
      }),
      startHour: fc.option(fc.nat(23), { freq: 2 }),
      endHour: fc.option(fc.integer({ min: 1, max: 24 }), { freq: 1 }),
      hours,
    });
    let found = 0;
    fc.assert(
      fc.property(
        arbitrary,
        ({ opens, closes, minHours, notice, nowHour, taken, startHour, endHour, hours: length }) => {
          const boat = terms({
            serviceOpensHour: opens,
            serviceClosesHour: closes,
            noticeHours: notice,
            rates: [
              rate({ minHours }),
              rate({ id: 3, kind: "swim_tour", priceMinor: 2_500_000, minHours: 2 }),
            ],
          });
          const now = toInstant(atHour(DAY, nowHour));
          const periods = taken.map(([from, span]) => busy(from, from + span));
          const end = startHour !== null && endHour !== null && endHour <= startHour ? endHour + 24 : endHour;
          const asked = search({ kinds: ["hourly", "swim_tour"], startHour, endHour: end, hours: length });
          const exact = startHour !== null && end !== null;
          const fits = (from: number, span: number) =>
            exact
              ? from === startHour && from + span === end
              : from >= (startHour ?? 0) &&
                from + span <= (end ?? 99) &&
                (length === null || span === length);
          let lowest = Number.POSITIVE_INFINITY;
          for (let from = 0; from < 24; from++) {
            for (let span = 1; span <= 24; span++) {
              for (const swimTour of fits(from, span) ? [false, true] : []) {
                const times = { startsAt: atHour(DAY, from), endsAt: atHour(DAY, from + span) };
                const quote = quoteTrip(boat, trip({ ...times, swimTour }), now);
                const period = occupiedPeriod(toInstant(times.startsAt), toInstant(times.endsAt), 60);
                if (quote.ok && isFree(period, periods)) lowest = Math.min(lowest, quote.value.totalMinor);
              }
            }
          }
          const quote = proposeTrip(boat, asked, periods, now);
          if (quote) found += 1;
          expect(quote?.totalMinor ?? Number.POSITIVE_INFINITY).toBe(lowest);
        },
      ),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(40);
  });
});

test("a search made of a trip finds that very trip, past midnight and over nights too", () => {
  const late = trip({ startsAt: "2026-12-01T22:00", endsAt: "2026-12-02T00:00" });
  expect(proposed(terms(), searchOfTrip(late))).toBe("hourly 12-01T22:00 12-02T00:00");
  expect(proposed(terms(), searchOfTrip(trip({ swimTour: true })))).toBe("swim_tour 12-01T10:00 12-01T14:00");
  const nights = trip({ rentType: "daily", startsAt: "2026-12-01T12:00", endsAt: "2026-12-03T10:00" });
  expect(proposed(terms(), searchOfTrip(nights))).toBe("daily 12-01T12:00 12-03T10:00");
  expect(searchSpan(searchOfTrip(nights)).endsAt > toInstant("2026-12-04T10:00")).toBe(true);
});
