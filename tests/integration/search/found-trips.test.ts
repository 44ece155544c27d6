import { sql } from "drizzle-orm";
import * as v from "valibot";
import { type VehicleCard, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { isFree } from "@/lib/domain/availability/is-free";
import { occupiedPeriod } from "@/lib/domain/availability/occupied-period";
import { quoteTrip } from "@/lib/domain/pricing/quote-trip";
import type { TripRequest } from "@/lib/domain/pricing/trip-terms";
import { addDays, atHour, type TripDay, toInstant, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import type { Period } from "@/lib/domain/shared/period";
import { type BoatWithTerms, listBoatTerms } from "@/lib/server/catalogue/boats/list-boat-terms";
import { listBusyPeriods } from "@/lib/server/catalogue/occupancy/list-busy-periods";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { searchBoats } from "@/lib/server/catalogue/search/search-boats";
import { getDb } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const today = tripDayOf(new Date());
const inAMonth = addDays(today, 30);
const nextJune = [0, 1].map((year) => `${Number(today.slice(0, 4)) + year}-06-10`).find((day) => day > today);
const at = (day: TripDay, hour: number, minute = 0) =>
  new Date(toInstant(atHour(day, hour)).getTime() + minute * 60_000);

let boats: BoatWithTerms[];
beforeAll(async () => {
  const { rows } = await getDb().execute<{ id: number }>("select id from boats where status = 'published'");
  boats = await listBoatTerms(
    getDb(),
    rows.map(({ id }) => id),
  );
});

const asked = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));

async function search(query: Record<string, string>, now = new Date()): Promise<VehicleCard[]> {
  const ask = async (page: number) =>
    listBoats("tr", v.parse(vehiclesQuery, asked({ ...query, page: String(page) })), now);
  const first = await ask(1);
  const rest = await Promise.all(Array.from({ length: first.pages - 1 }, (_, index) => ask(index + 2)));
  return [first, ...rest].flatMap(({ items }) => items);
}

type Trip = Pick<TripRequest, "rentType" | "swimTour" | "startsAt" | "endsAt">;

/** Every trip that starts on the day, of every kind and length. */
function everyTrip(day: TripDay): Trip[] {
  const trips: Trip[] = [
    { rentType: "daily", swimTour: false, startsAt: atHour(day, 0), endsAt: atHour(addDays(day, 1), 0) },
  ];
  for (let start = 0; start < 24; start++) {
    for (let hours = 1; hours <= 24; hours++) {
      const times = { startsAt: atHour(day, start), endsAt: atHour(day, start + hours) };
      trips.push({ rentType: "hourly", swimTour: false, ...times });
      if (start >= 10 && start + hours <= 18) trips.push({ rentType: "hourly", swimTour: true, ...times });
    }
  }
  return trips;
}

/** Boat by boat, the lowest total at which one of these trips can be booked now. */
async function bookable(
  trips: readonly Trip[],
  personCount: number,
  now: Date,
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const { id, terms } of boats) {
    const busy: Period[] = await listBusyPeriods(
      getDb(),
      id,
      { startsAt: now, endsAt: at("2199-01-01", 0) },
      now,
    );
    for (const trip of trips) {
      const quote = quoteTrip(terms, { ...trip, personCount, extras: [] }, now);
      if (!quote.ok) continue;
      const { startsAt, endsAt, totalMinor } = quote.value;
      const period = occupiedPeriod(toInstant(startsAt), toInstant(endsAt), terms.turnaroundMinutes);
      if (isFree(period, busy)) found.set(id, Math.min(totalMinor, found.get(id) ?? totalMinor));
    }
  }
  return found;
}

const totals = (cards: readonly VehicleCard[]) =>
  new Map(cards.map(({ id, price }) => [id, price?.total_price] as const));
const sorted = <T>(map: ReadonlyMap<number, T>) => [...map].toSorted(([a], [b]) => a - b);

describe("a search by date alone", () => {
  test.each([
    ["in a month", inAMonth, new Date()],
    ["in June, when half of the boats sell only nights and swim tours", nextJune ?? "", new Date()],
    ["today in the morning", inAMonth, at(inAMonth, 7, 1)],
    ["today at noon", inAMonth, at(inAMonth, 12, 30)],
    ["today in the evening", inAMonth, at(inAMonth, 19, 59)],
    ["today, late", inAMonth, at(inAMonth, 22)],
  ])("finds every boat that can be booked that day, at its lowest total: %s", async (_, date, now) => {
    const found = await search({ date, persons: "2" }, now);
    expect(sorted(totals(found))).toEqual(sorted(await bookable(everyTrip(date), 2, now)));
  });

  test("finds the boats that sell only swim tours and nights", async () => {
    const found = await search({ date: nextJune ?? "" });
    const kinds = new Set(found.map(({ trip }) => trip && (trip.swim_tour ? "swim_tour" : trip.rent_type)));
    expect(kinds).toContain("swim_tour");
    const { rows } = await getDb().execute<{ id: number }>(sql`
      select b.id from boats b join slugs s on s.entity_id = b.city_id and s.scope = 'place' and s.locale = 'tr'
      where s.slug in ('marmaris', 'datca', 'didim', 'gocek') and b.status = 'published'`);
    expect(rows.length).toBeGreaterThan(10);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  });
});

describe("a search by hours", () => {
  const ofLength = (trip: Trip, hours: number) =>
    toInstant(trip.endsAt).getTime() - toInstant(trip.startsAt).getTime() === hours * 3_600_000;
  const hourly = everyTrip(inAMonth).filter(({ rentType }) => rentType === "hourly");

  test.each([
    [
      "a start alone means from then on",
      { start_hour: "17" },
      (trip: Trip) => trip.startsAt >= atHour(inAMonth, 17),
    ],
    [
      "an end alone means until then",
      { end_hour: "13" },
      (trip: Trip) => trip.endsAt <= atHour(inAMonth, 13),
    ],
    [
      "a duration alone means some stretch of that length",
      { duration: "6" },
      (trip: Trip) => ofLength(trip, 6),
    ],
    [
      "a start and a duration mean that length from then on",
      { start_hour: "15", duration: "3" },
      (trip: Trip) => trip.startsAt >= atHour(inAMonth, 15) && ofLength(trip, 3),
    ],
    [
      "a start and an end mean exactly those hours",
      { start_hour: "11", end_hour: "16", duration: "2" },
      (trip: Trip) => trip.startsAt === atHour(inAMonth, 11) && trip.endsAt === atHour(inAMonth, 16),
    ],
    [
      "an end before the start is on the next day",
      { start_hour: "20", end_hour: "1" },
      (trip: Trip) => trip.startsAt === atHour(inAMonth, 20) && trip.endsAt === atHour(inAMonth, 25),
    ],
  ])("%s", async (_, hours, fits) => {
    const now = new Date();
    const found = await search({ date: inAMonth, persons: "2", ...hours }, now);
    expect(found.length).toBeGreaterThan(0);
    expect(sorted(totals(found))).toEqual(sorted(await bookable(hourly.filter(fits), 2, now)));
    for (const { trip } of found) {
      expect(
        fits({
          rentType: "hourly",
          swimTour: false,
          startsAt: trip?.start_date ?? "",
          endsAt: trip?.end_date ?? "",
        }),
      ).toBe(true);
    }
  });
});

describe("nights", () => {
  const night = (day: TripDay) => everyTrip(day).filter(({ rentType }) => rentType === "daily");

  test("are found with their own total, which sorts and filters", async () => {
    const query = { date: nextJune ?? "", rent_type: "daily", persons: "4" };
    const found = await search({ ...query, sort: "price_asc" });
    expect(sorted(totals(found))).toEqual(sorted(await bookable(night(query.date), 4, new Date())));
    expect(found.every(({ trip }) => trip?.rent_type === "daily" && trip.person_count === 4)).toBe(true);
    const lira = found
      .filter(({ currency }) => currency === "TRY")
      .map(({ price }) => price?.total_price ?? 0);
    expect(lira.length).toBeGreaterThan(5);
    expect(lira).toEqual(lira.toSorted((a, b) => a - b));
    const most = Math.ceil((lira[2] ?? 0) / 100);
    const cheap = await search({ ...query, max_price: String(most) });
    expect(cheap.length).toBeLessThan(found.length);
    expect(cheap.length).toBeGreaterThan(2);
  });

  test("count berths: no boat is found for more guests than can sleep on her, with a date or without", async () => {
    const sleeping = new Map(boats.map(({ id, terms }) => [id, terms.sleepingCapacity]));
    for (const day of [inAMonth, ""]) {
      const found = await search({ date: day, rent_type: "daily", persons: "7" });
      expect(found.length).toBeGreaterThan(0);
      for (const { id } of found) expect(sleeping.get(id)).toBeGreaterThanOrEqual(7);
    }
  });

  test("show, sort and filter by the price of a night without a date", async () => {
    const { rows } = await getDb().execute<{ id: number; minor: string; try_minor: number }>(sql`
      select b.id, min(r.price_minor) as minor, round(min(r.price_minor) * max(x.try_per_unit)) as try_minor
      from boats b join rates r on r.boat_id = b.id and r.kind = 'daily' and (r.valid_until is null or r.valid_until > ${today})
      join exchange_rates x on x.currency = b.currency
      where b.status = 'published' group by b.id`);
    const nightOf = new Map(
      rows.map(({ id, minor, try_minor }) => [id, { minor: Number(minor), lira: Number(try_minor) }]),
    );
    const found = await search({ rent_type: "daily", sort: "price_asc" });
    expect(found).toHaveLength(rows.length);
    for (const { id, from } of found) {
      expect(from).toEqual({ amount: nightOf.get(id)?.minor, kind: "daily" });
    }
    const lira = found.map(({ id }) => nightOf.get(id)?.lira ?? 0);
    expect(lira).toEqual(lira.toSorted((a, b) => a - b));
    const most = Math.ceil((lira[4] ?? 0) / 100);
    const cheap = await search({ rent_type: "daily", max_price: String(most) });
    const expected = found.filter((_, index) => (lira[index] ?? 0) <= most * 100).map(({ id }) => id);
    expect(cheap.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  });
});

test("swim tours can be searched for alone, with a date or without", async () => {
  const isSwimTour = (card: VehicleCard) => card.trip?.swim_tour === true;
  const found = await search({ date: nextJune ?? "", rent_type: "swim_tour" });
  expect(found.length).toBeGreaterThan(10);
  expect(found.every(isSwimTour)).toBe(true);
  const sold = await search({ rent_type: "swim_tour" });
  expect(sold.length).toBeGreaterThanOrEqual(found.length);
  expect(sold.every(({ from }) => from?.kind === "swim_tour")).toBe(true);
});

test.each<Record<string, string>>([{}, { sort: "price_asc" }, { sort: "price_desc", max_price: "30000" }])(
  "at hours without swim tours a search for them with %j finds nothing",
  async (order) => {
    const query = { date: nextJune ?? "", rent_type: "swim_tour", start_hour: "19", ...order };
    expect(await search(query)).toEqual([]);
    const { list } = await searchBoats("tr", v.parse(vehiclesQuery, query), new Date());
    expect(list).toMatchObject({ total: 0, pages: 0 });
  },
);

test("the options of the filters are counted among the boats that were found", async () => {
  const query = v.parse(vehiclesQuery, { date: nextJune ?? "", persons: "2" });
  const { list, counts } = await searchBoats("tr", query, new Date());
  const counted = Object.values(counts?.types ?? {}).reduce((sum, boatsOfType) => sum + boatsOfType, 0);
  expect(counted).toBe(list.total);
});
