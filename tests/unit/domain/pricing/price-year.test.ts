import { DAYS_OF_YEAR, priceYear } from "@/lib/domain/pricing/price-year";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import { atHour } from "@/lib/domain/shared/istanbul-time";
import { rate, terms } from "@/tests/fixtures/boats/sample-terms";

test("each day of the year has the price that a quote of that day has, or none where it is refused", () => {
  const rates = [
    rate({ id: 1, minHours: 1, priceMinor: 100_000, validUntil: "2027-09-01" }),
    rate({ id: 2, priceMinor: 150_000, weekdays: 96 }),
    rate({ id: 3, priceMinor: 200_000, validFrom: "2027-06-01", validUntil: "2027-08-01" }),
    rate({
      id: 4,
      kind: "swim_tour",
      priceMinor: 900_000,
      validFrom: "2027-05-01",
      validUntil: "2027-07-01",
    }),
  ];
  const now = new Date("2026-11-27T00:00:00Z");
  const boat = terms({ rates, noticeHours: 0, serviceOpensHour: 0, serviceClosesHour: 24 });
  const years = priceYear(rates, "2026-11-28");
  expect(years.map(({ kind, days }) => [kind, days.length])).toEqual([
    ["hourly", DAYS_OF_YEAR],
    ["swim_tour", DAYS_OF_YEAR],
  ]);
  for (const { kind, days } of years)
    for (const { day, priceMinor } of days) {
      const request = {
        rentType: "hourly" as const,
        swimTour: kind === "swim_tour",
        startsAt: atHour(day, 11),
        endsAt: atHour(day, 15),
        personCount: 1,
        extras: [],
      };
      const quote = quoteTrip(boat, request, now);
      expect([day, priceMinor]).toEqual([day, quote.ok ? quote.value.lines[0]?.unitPriceMinor : null]);
    }
  expect(years[0]).toMatchObject({ lowestMinor: 100_000, highestMinor: 200_000 });
});
