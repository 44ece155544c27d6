import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { granted, NOW, rate, service, terms, trip } from "@/tests/fixtures/boats/sample-terms";

const quote = (boat = terms(), request = trip(), now = NOW) => quoteTrip(boat, request, now);

test("hours are charged at the hourly rate, 20 % now and the rest on board", () => {
  expect(granted(quote())).toMatchObject({
    currency: "TRY",
    hours: 4,
    nights: 0,
    lines: [{ code: "trip", rateKind: "hourly", unit: "hour", quantity: 4, amountMinor: 2_000_000 }],
    totalMinor: 2_000_000,
    prepaymentMinor: 400_000,
    remainingMinor: 1_600_000,
    acceptedOnBoard: ["cash", "credit_card"],
  });
});

test("hours past midnight are charged at the start day's rate", () => {
  const boat = terms({
    serviceOpensHour: 10,
    serviceClosesHour: 2,
    rates: [rate({ priceMinor: 100 }), rate({ id: 2, priceMinor: 999, weekdays: 4 })],
  });
  const value = granted(quote(boat, trip({ startsAt: "2026-12-01T22:00", endsAt: "2026-12-02T02:00" })));
  expect(value.totalMinor).toBe(400);
});

test("each night is charged at its own day's rate, equal prices on one line", () => {
  const boat = terms({
    rates: [
      rate({ kind: "daily", priceMinor: 1_000 }),
      rate({ id: 2, kind: "daily", priceMinor: 3_000, weekdays: 32 + 16 }),
    ],
  });
  // Thursday to Monday: Thursday 1,000, Friday and Saturday 3,000 each, Sunday 1,000
  const value = granted(
    quote(boat, trip({ rentType: "daily", startsAt: "2026-12-03T00:00", endsAt: "2026-12-07T23:00" })),
  );
  expect(value.lines.map(({ unit, quantity, unitPriceMinor }) => [unit, quantity, unitPriceMinor])).toEqual([
    ["night", 2, 1_000],
    ["night", 2, 3_000],
  ]);
  expect(value).toMatchObject({
    nights: 4,
    startsAt: "2026-12-03T12:00",
    endsAt: "2026-12-07T10:00",
    totalMinor: 8_000,
  });
});

test("a swim tour has one fixed price however long it is", () => {
  const swim = (endsAt: string) => granted(quote(terms(), trip({ swimTour: true, endsAt }))).totalMinor;
  expect(swim("2026-12-01T14:00")).toBe(2_500_000);
  expect(swim("2026-12-01T18:00")).toBe(2_500_000);
});

test("every service unit is counted in its own way", () => {
  const units = ["rez", "hour", "person", "qty", "box"] as const;
  const boat = terms({
    services: units.map((unit, at) => service({ serviceId: at + 1, unit, priceMinor: 100 })),
  });
  const extras = units.map((_, at) => ({ serviceId: at + 1, quantity: 3 }));
  const { lines } = granted(quote(boat, trip({ personCount: 5, extras })));
  expect(lines.slice(1).map(({ unit, quantity }) => [unit, quantity])).toEqual([
    ["rez", 1],
    ["hour", 4],
    ["person", 5],
    ["qty", 3],
    ["box", 3],
  ]);
});

test("the pre-payment is a percent of the total with extras", () => {
  const boat = terms({ services: [service({ priceMinor: 12_345 })] });
  const value = granted(quote(boat, trip({ extras: [{ serviceId: 1, quantity: 1 }] })));
  expect(value.totalMinor).toBe(2_012_345);
  expect(value.prepaymentMinor).toBe(402_469);
  expect(value.remainingMinor).toBe(1_609_876);
});

test("fines may be charged but are no part of the total", () => {
  const fines = [{ usageRuleId: 7, amountMinor: 50_000 }];
  expect(granted(quote(terms({ fines })))).toMatchObject({ possible: fines, totalMinor: 2_000_000 });
});

test("even the smallest trip has something to pay now", () => {
  const boat = terms({ rates: [rate({ priceMinor: 1, minHours: 1 })] });
  const value = granted(quote(boat, trip({ endsAt: "2026-12-01T11:00" })));
  expect(value).toMatchObject({ totalMinor: 1, prepaymentMinor: 1, remainingMinor: 0 });
});

describe("refused is", () => {
  const cases: [string, string, Parameters<typeof quote>][] = [
    ["an end before the start", "end_before_start", [terms(), trip({ endsAt: "2026-12-01T10:00" })]],
    [
      "a daily rent without a night",
      "end_before_start",
      [terms(), trip({ rentType: "daily", endsAt: "2026-12-01T23:00" })],
    ],
    ["half an hour", "not_whole_hours", [terms(), trip({ endsAt: "2026-12-01T12:30" })]],
    [
      "a start beside the hour",
      "not_whole_hours",
      [terms(), trip({ startsAt: "2026-12-01T10:15", endsAt: "2026-12-01T12:15" })],
    ],
    ["less than the minimum hours", "below_min_hours", [terms(), trip({ endsAt: "2026-12-01T11:00" })]],
    [
      "a swim tour below its minimum",
      "below_min_hours",
      [terms(), trip({ swimTour: true, endsAt: "2026-12-01T12:00" })],
    ],
    ["one person too many", "over_capacity", [terms(), trip({ personCount: 13 })]],
    [
      "one guest more than can sleep",
      "over_capacity",
      [terms(), trip({ rentType: "daily", endsAt: "2026-12-03T00:00", personCount: 9 })],
    ],
    ["a trip for nobody", "quantity_out_of_range", [terms(), trip({ personCount: 0 })]],
    ["half a person", "quantity_out_of_range", [terms(), trip({ personCount: 1.5 })]],
    ["a day without a rate", "no_price", [terms({ rates: [rate({ validUntil: "2026-12-01" })] })]],
    [
      "a night without a rate amid others",
      "no_price",
      [
        terms({ rates: [rate({ kind: "daily", validUntil: "2026-12-03" })] }),
        trip({ rentType: "daily", endsAt: "2026-12-05T00:00" }),
      ],
    ],
    [
      "a swim tour with nights",
      "swim_tour_hours",
      [terms(), trip({ rentType: "daily", swimTour: true, endsAt: "2026-12-03T10:00" })],
    ],
    ["before the boat opens", "outside_service_hours", [terms(), trip({ startsAt: "2026-12-01T07:00" })]],
    [
      "after the boat closes",
      "outside_service_hours",
      [terms(), trip({ startsAt: "2026-12-01T22:00", endsAt: "2026-12-02T01:00" })],
    ],
    [
      "more than a season ahead",
      "too_far_ahead",
      [terms(), trip({ startsAt: "2028-05-04T10:00", endsAt: "2028-05-04T14:00" })],
    ],
    [
      "a service that the boat does not offer",
      "unknown_service",
      [terms(), trip({ extras: [{ serviceId: 99, quantity: 1 }] })],
    ],
    [
      "more than the service's limit",
      "quantity_out_of_range",
      [
        terms({ services: [service({ unit: "qty", maxQuantity: 2 })] }),
        trip({ extras: [{ serviceId: 1, quantity: 3 }] }),
      ],
    ],
    [
      "the limit passed in slices",
      "quantity_out_of_range",
      [
        terms({ services: [service({ unit: "qty", maxQuantity: 2 })] }),
        trip({
          extras: [
            { serviceId: 1, quantity: 2 },
            { serviceId: 1, quantity: 1 },
          ],
        }),
      ],
    ],
    [
      "a negative slice that hides a price",
      "quantity_out_of_range",
      [
        terms({ services: [service({ unit: "qty" })] }),
        trip({
          extras: [
            { serviceId: 1, quantity: 5 },
            { serviceId: 1, quantity: -4 },
          ],
        }),
      ],
    ],
    [
      "a meal for more than the galley serves",
      "over_capacity",
      [
        terms({ services: [service({ type: "meal", unit: "person" })] }),
        trip({ personCount: 9, extras: [{ serviceId: 1, quantity: 1 }] }),
      ],
    ],
    [
      "more portions than the galley serves",
      "quantity_out_of_range",
      [
        terms({ services: [service({ type: "meal", unit: "qty" })] }),
        trip({ extras: [{ serviceId: 1, quantity: 9 }] }),
      ],
    ],
    [
      "a service after its lead time",
      "service_lead_time",
      [
        terms({ services: [service({ leadHours: 24 * 40 })] }),
        trip({ extras: [{ serviceId: 1, quantity: 1 }] }),
      ],
    ],
  ];
  test.each(cases)("%s", (_, code, args) => {
    expect(quote(...args)).toMatchObject({ ok: false, code });
  });
});

test("the last bookable day is 540 days away", () => {
  const on = (day: string) => quote(terms(), trip({ startsAt: `${day}T10:00`, endsAt: `${day}T14:00` }));
  expect(on("2028-05-03").ok).toBe(true);
  expect(on("2028-05-04")).toMatchObject({ ok: false, code: "too_far_ahead" });
});

test("nights count berths, hours count places under way, and a refusal says which and how many", () => {
  const nights = (personCount: number, boat = terms()) =>
    quote(boat, trip({ rentType: "daily", endsAt: "2026-12-03T00:00", personCount }));
  expect(nights(8).ok).toBe(true);
  expect(nights(9)).toMatchObject({ details: { capacity: 8, reason: "sleeping_capacity" } });
  expect(nights(13, terms({ sleepingCapacity: 20 }))).toMatchObject({
    details: { capacity: 12, reason: "cruising_capacity" },
  });
  expect(quote(terms(), trip({ personCount: 12 })).ok).toBe(true);
  expect(quote(terms(), trip({ personCount: 13 }))).toMatchObject({
    details: { capacity: 12, reason: "cruising_capacity" },
  });
});
