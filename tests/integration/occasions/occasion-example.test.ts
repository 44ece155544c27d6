import { occasionPlanOf } from "@/lib/domain/occasions/occasion-plan";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { packageFor, readOccasionExample } from "@/lib/server/catalogue/occasions/get-occasion-example";
import { defaultLines, readOccasionLines } from "@/lib/server/catalogue/occasions/list-occasion-lines";
import { offerOccasion } from "@/lib/server/catalogue/occasions/offer-occasion";
import { readServices } from "@/lib/server/reading/content/list-services";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

test("the example beside a package is the lowest of the boats that can begin the occasion", async () => {
  const now = new Date();
  const day = addDays(tripDayOf(now), 45);
  for (const { serviceKey } of (await readServices("en")).services) {
    const { personCount, hours, chosen } = occasionPlanOf(serviceKey);
    const example = await readOccasionExample("en", serviceKey, personCount, hours);
    const amounts = example.lines.map(({ amountMinor }) => amountMinor ?? 0);
    expect(example.lines).toHaveLength(chosen.length);
    expect([serviceKey, example.totalMinor]).toEqual([
      serviceKey,
      (example.boatMinor ?? 0) + amounts.reduce((sum, one) => sum + one, 0),
    ]);
    // No day is below the lowest there is.
    const choice = { place: null, day, startHour: null, hours, personCount, lines: null };
    const lines = defaultLines(serviceKey, await readOccasionLines("en", serviceKey), personCount);
    for (const { quote } of await offerOccasion("en", serviceKey, choice, lines, now))
      if (quote.currency === "TRY" && quote.lines[0]?.unit === "hour")
        expect(quote.total_price).toBeGreaterThanOrEqual(example.totalMinor ?? 0);
  }
});

test("the package that compares with a number of guests takes them at the lowest price", () => {
  const packages = [
    { name: "small", maxPersons: 10, priceMinor: 1, hours: 3 },
    { name: "large", maxPersons: 35, priceMinor: 9, hours: 3 },
    { name: "mid", maxPersons: 20, priceMinor: 5, hours: 3 },
  ];
  expect([8, 12, 30, 40].map((guests) => packageFor(packages, guests)?.name)).toEqual([
    "small",
    "mid",
    "large",
    undefined,
  ]);
});
