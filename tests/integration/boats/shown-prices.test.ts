import * as v from "valibot";
import { GET as pricesEndpoint } from "@/app/api/v1/vehicles/prices/route";
import { GET as listEndpoint } from "@/app/api/v1/vehicles/route";
import { vehiclePricesResponse } from "@/lib/contracts/boats/vehicle-prices";
import { vehiclesResponse } from "@/lib/contracts/boats/vehicles";
import { isFree } from "@/lib/domain/availability/is-free";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { BoatTerms, TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addDays, atHour, type TripDay, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import type { RateKind } from "@/lib/domain/shared/vocabulary";
import { getAvailability } from "@/lib/server/catalogue/boats/get-availability";
import { listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { getDb } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase({ seeded: true });

const DAYS = 60;
/** Three weeks, in which notices end and most occupancies are, then each weekday in turn. */
const isCompared = (index: number) => index <= 21 || index % 5 === 0;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Every trip of the kind that a customer could ask for on that day, up to a length beyond which it only costs more. */
function tripsOf(kind: RateKind, day: TripDay, shortest: number): TripRequest[] {
  const shared = { personCount: 1, extras: [], swimTour: kind === "swim_tour" };
  if (kind === "daily")
    return [1, 2, 3, 7].map((nights) => ({
      ...shared,
      rentType: "daily",
      startsAt: atHour(day, 0),
      endsAt: atHour(addDays(day, nights), 0),
    }));
  return HOURS.flatMap((start) =>
    [shortest - 1, shortest, shortest + 1].map((hours) => ({
      ...shared,
      rentType: "hourly" as const,
      startsAt: atHour(day, start),
      endsAt: atHour(day, start + hours),
    })),
  );
}

/** The lowest total that quote and occupancies allow. */
function lowestTotal(terms: BoatTerms, trips: TripRequest[], busy: readonly Period[], now: Date) {
  let lowest: number | null = null;
  for (const trip of trips) {
    const quote = quoteTrip(terms, trip, now);
    if (!quote.ok || (lowest !== null && quote.value.totalMinor >= lowest)) continue;
    const { startsAt, endsAt, totalMinor } = quote.value;
    const slot = occupiedPeriod(toInstant(startsAt), toInstant(endsAt), terms.turnaroundMinutes);
    if (isFree(slot, busy)) lowest = totalMinor;
  }
  return lowest;
}

test("the price that a day of any demo boat shows is the lowest total of a trip that can be booked on it", async () => {
  const now = new Date();
  const from = tripDayOf(now);
  const { rows } = await getDb().execute<{ id: number }>("select id from boats where status = 'published'");
  const boats = await listBoatTerms(
    getDb(),
    rows.map(({ id }) => id),
  );
  expect(boats.length).toBeGreaterThan(40);
  const span = {
    startsAt: toInstant(atHour(from, 0)),
    endsAt: toInstant(atHour(addDays(from, DAYS + 10), 0)),
  };
  let compared = 0;
  for (const { id, terms } of boats) {
    const busy = await listBusyPeriods(getDb(), id, span, now);
    const answer = await getAvailability(id, { from, to: addDays(from, DAYS - 1) }, now);
    if (!answer.ok) throw new Error(answer.code);
    const wrong: string[] = [];
    for (const { day, lowest, min_hours } of answer.value.days.filter((_, index) => isCompared(index)))
      for (const kind of ["hourly", "daily", "swim_tour"] as const) {
        const shortest = kind === "daily" ? 0 : min_hours[kind];
        const real = lowestTotal(terms, tripsOf(kind, day, shortest), busy, now);
        if (real !== lowest[kind]) wrong.push(`${day} ${kind}: ${lowest[kind]}, not ${real}`);
        if (real !== null) compared++;
      }
    expect([id, wrong]).toEqual([id, []]);
  }
  expect(compared).toBeGreaterThan(boats.length * (DAYS / 2));
});

const pricesOf = async (query: string) => {
  const { status, body } = await callHandler(pricesEndpoint, `vehicles/prices?${query}`);
  return { status, body };
};

test("each day of a search shows the first price of its list sorted by price, and how many boats it finds", async () => {
  const from = addDays(tripDayOf(new Date()), 20);
  const { rows } = await getDb().execute<{ id: number }>(
    "select id from places where kind = 'city' order by id limit 1",
  );
  for (const scope of [`city=${rows[0]?.id}`, "rent_type=daily", "persons=8&start_hour=16&end_hour=20"]) {
    const { status, body } = await pricesOf(`${scope}&from=${from}&to=${addDays(from, 40)}`);
    expect(status).toBe(200);
    const { days, boats } = v.parse(vehiclePricesResponse, body);
    expect(days).toHaveLength(41);
    for (const { day, lowest, free } of days.filter((_, index) => index % 8 === 0)) {
      const list = await callHandler(listEndpoint, `vehicles?${scope}&date=${day}&sort=price_asc`);
      const { items, total } = v.parse(vehiclesResponse, list.body);
      expect([scope, day, lowest?.amount, free]).toEqual([scope, day, items[0]?.price?.total_price, total]);
      expect(free).toBeLessThanOrEqual(boats);
    }
  }
});

test("each day of a search for a stay shows the first price of the list of that stay", async () => {
  // Summer begins: nights of two prices add up.
  const from = `${Number(tripDayOf(new Date()).slice(0, 4)) + 1}-05-25`;
  for (const [nights, scope] of [
    [3, ""],
    [7, "rent_type=daily&persons=6&"],
  ] as const) {
    const { status, body } = await pricesOf(
      `${scope}nights=${nights}&date=${from}&from=${from}&to=${addDays(from, 20)}`,
    );
    expect(status).toBe(200);
    const { days } = v.parse(vehiclePricesResponse, body);
    for (const { day, lowest, free } of days.filter((_, index) => index % 5 === 0)) {
      const stay = `date=${day}&end_date=${addDays(day, nights)}`;
      const list = await callHandler(listEndpoint, `vehicles?${scope}${stay}&sort=price_asc`);
      const { items, total } = v.parse(vehiclesResponse, list.body);
      expect([day, lowest?.amount, free]).toEqual([day, items[0]?.price?.total_price, total]);
      expect(items[0]?.trip?.end_date.slice(0, 10)).toBe(addDays(day, nights));
    }
  }
});

test("price limits of a search count for the prices of its days", async () => {
  const from = addDays(tripDayOf(new Date()), 20);
  const open = v.parse(vehiclePricesResponse, (await pricesOf(`from=${from}&to=${from}`)).body);
  const lowest = open.days[0]?.lowest?.try_minor ?? 0;
  const above = Math.floor(lowest / 100) + 1;
  const { body } = await pricesOf(`from=${from}&to=${from}&min_price=${above}`);
  expect(v.parse(vehiclePricesResponse, body).days[0]?.lowest?.try_minor).toBeGreaterThan(lowest);
});

test("more than seventy days, or days that end before they begin, are refused", async () => {
  const from = tripDayOf(new Date());
  expect((await pricesOf(`from=${from}&to=${addDays(from, 70)}`)).status).toBe(422);
  expect((await pricesOf(`from=${from}&to=${addDays(from, -1)}`)).status).toBe(422);
  expect((await pricesOf(`from=${from}&to=${from}&nights=0`)).status).toBe(422);
});
