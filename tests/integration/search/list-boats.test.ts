import * as v from "valibot";
import { GET as countEndpoint } from "@/app/api/v1/vehicles/count/route";
import { GET as filtersEndpoint } from "@/app/api/v1/vehicles/filters/route";
import { GET as listEndpoint } from "@/app/api/v1/vehicles/route";
import { vehiclesFiltersResponse } from "@/lib/contracts/boats/vehicle-search";
import { type VehicleCard, vehiclesResponse } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { getDb, getPool } from "@/lib/server/platform/db/pool";
import { boats } from "@/lib/server/platform/db/schema/boats";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { callHandler } from "@/tests/fixtures/http/call-handler";

testDatabase({ seeded: true });

const inAMonth = () => addDays(tripDayOf(new Date()), 30);
const list = async (query: string, locale = "tr") => {
  const { status, body } = await callHandler(listEndpoint, `vehicles?${query}`, { locale });
  expect(status).toBe(200);
  return v.parse(vehiclesResponse, body);
};
const allPages = async (query: string): Promise<VehicleCard[]> => {
  const first = await list(query);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.pages - 1) }, (_, i) => list(`${query}&page=${i + 2}`)),
  );
  return [first, ...rest].flatMap(({ items }) => items);
};

describe("the boat list", () => {
  test("shows 24 boats a page, counts all, and repeats none over its pages", async () => {
    const published = await getDb().$count(boats);
    const first = await list("");
    const all = await allPages("");
    expect(first.total).toBe(published);
    expect(first.items).toHaveLength(Math.min(24, published));
    expect(new Set(all.map(({ id }) => id)).size).toBe(published);
    expect(first.items.every(({ trip, price }) => trip === null && price === null)).toBe(true);
  });

  test("sorts by the lowest price in lira, whatever the currency", async () => {
    const rows = await getDb().select().from(boats);
    const tryMinor = new Map(rows.map((boat) => [boat.id, boat.fromTryMinor ?? 0]));
    const up = (await allPages("sort=price_asc")).map(({ id }) => tryMinor.get(id) ?? 0);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    const down = (await allPages("sort=price_desc")).map(({ id }) => tryMinor.get(id) ?? 0);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  });

  test("narrows to place, type, persons, rating and instant boats", async () => {
    const [some] = (await list("")).items;
    const query = `city=${some?.city.id}&types=${some?.type.id}&persons=2`;
    const found = await allPages(query);
    expect(found.length).toBeGreaterThan(0);
    for (const card of found) {
      expect([card.city.id, card.type.id]).toEqual([some?.city.id, some?.type.id]);
      expect(card.cruising_capacity).toBeGreaterThanOrEqual(2);
    }
    const all = await allPages("");
    const idsOf = (cards: VehicleCard[]) => cards.map(({ id }) => id);
    // A step that not all boats of the demo data reach.
    const [rated, instant] = [await allPages("rating=4.5"), await allPages("fast_app=1")];
    expect(idsOf(rated)).toEqual(idsOf(all.filter(({ rating }) => (rating ?? 0) >= 4.5)));
    expect(idsOf(instant)).toEqual(idsOf(all.filter(({ fast_app }) => fast_app)));
    for (const some of [rated, instant]) {
      expect(some.length).toBeGreaterThan(0);
      expect(some.length).toBeLessThan(all.length);
    }
  });

  test("finds for a rule the boats that do not ban it, and filters by no fine", async () => {
    const { rows } = await getPool().query<{ key: string; id: number; kind: string }>(
      "select key, id, kind from usage_rules",
    );
    const idOf = (key: string) => rows.find((rule) => rule.key === key)?.id;
    const banned = async (key: string) =>
      (
        await getPool().query<{ boat_id: number }>(
          "select boat_id from boat_usage_rules where usage_rule_id = $1",
          [idOf(key)],
        )
      ).rows.map(({ boat_id }) => boat_id);
    const all = (await allPages("")).map(({ id }) => id);
    const [pets, drinks] = [await banned("pets"), await banned("own-alcohol")];
    const allowing = all.filter((id) => !pets.includes(id));
    const found = (await allPages(`rules=${idOf("pets")}`)).map(({ id }) => id);
    expect(found).toEqual(allowing);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    const both = (await allPages(`rules=${idOf("pets")}&rules=${idOf("own-alcohol")}`)).map(({ id }) => id);
    expect(both).toEqual(allowing.filter((id) => !drinks.includes(id)));
    expect((await list(`rules=${idOf("clogged-toilet")}`)).total).toBe(all.length);
    const former = await allPages(`usage_rules=${idOf("pets")}&rules=${idOf("own-alcohol")}`);
    expect(former.map(({ id }) => id)).toEqual(both);
  });

  test("counts the boats of a search without listing them", async () => {
    for (const query of ["", "persons=10", `date=${inAMonth()}&start_hour=10&end_hour=14&max_price=60000`]) {
      const { status, body } = await callHandler(countEndpoint, `vehicles/count?${query}`);
      expect([status, body]).toEqual([200, { total: (await list(query)).total, more: false }]);
    }
  });

  test("offers what guests may do in the language of the page", async () => {
    const { status, body } = await callHandler(filtersEndpoint, "vehicles/filters", { locale: "en" });
    expect(status).toBe(200);
    const { rules, cities, shortest_hours } = v.parse(vehiclesFiltersResponse, body);
    expect(rules.map(({ name }) => name)).toContain("Pets welcome");
    expect(cities.length).toBeGreaterThan(3);
    expect(shortest_hours).toBeGreaterThan(0);
  });

  test("wants every chosen facility, and finds nothing for one that does not exist", async () => {
    const { rows } = await getDb().execute<{ boat_id: number; ids: number[] }>(
      "select boat_id, array_agg(facility_id) as ids from boat_facilities group by boat_id",
    );
    const [wanted] = rows;
    const [a = 0, b = 0] = wanted?.ids ?? [];
    const expected = rows.filter(({ ids }) => ids.includes(a) && ids.includes(b)).map((row) => row.boat_id);
    const found = (await allPages(`facilities=${a}&facilities=${b}`)).map(({ id }) => id);
    expect(found.toSorted((x, y) => x - y)).toEqual(expected.toSorted((x, y) => x - y));
    expect((await list("facilities=999999")).total).toBe(0);
  });

  test("with hours shows exact totals, sorts and filters by them, and says for which time", async () => {
    const query = `date=${inAMonth()}&start_hour=10&end_hour=16&persons=2`;
    for (const { trip } of (await list(query)).items) {
      expect(trip).toMatchObject({
        start_date: `${inAMonth()}T10:00`,
        end_date: `${inAMonth()}T16:00`,
        person_count: 2,
      });
    }
    const found = await allPages(`${query}&sort=price_asc`);
    expect(found.length).toBeGreaterThan(0);
    for (const { price } of found) {
      expect((price?.prepayment ?? 0) + (price?.remaining ?? 0)).toBe(price?.total_price);
    }
    const lira = found
      .filter(({ currency }) => currency === "TRY")
      .map(({ price }) => price?.total_price ?? 0);
    expect(lira).toEqual(lira.toSorted((a, b) => a - b));
    const most = Math.ceil((lira[0] ?? 0) / 100);
    const cheap = await allPages(`${query}&max_price=${most}`);
    expect(cheap.map(({ id }) => id)).toContain(found.find(({ currency }) => currency === "TRY")?.id);
    expect(cheap.length).toBeLessThan(found.length);
  });

  test("leaves out a boat that is held at that time, and shows it again once the hold has expired", async () => {
    const day = inAMonth();
    const query = `date=${day}&start_hour=10&end_hour=16`;
    const [first] = await allPages(query);
    const hold = (hours: number) =>
      getDb().execute(`insert into boat_occupancies (boat_id, period, kind)
        values (${first?.id}, tstzrange('${day} ${hours}:00+03', '${day} ${hours + 1}:00+03'), 'block')`);
    await hold(16); // the turnaround after the trip does not fit any more
    expect((await allPages(query)).map(({ id }) => id)).not.toContain(first?.id);
    await getDb().execute("delete from boat_occupancies where kind = 'block'");
    expect((await allPages(query)).map(({ id }) => id)).toContain(first?.id);
  });

  test("uses the requested language and falls back to Turkish for an unknown one", async () => {
    const ids = async (locale: string) => (await list("", locale)).items.map(({ type }) => type.name);
    expect(await ids("en")).not.toEqual(await ids("tr"));
    expect(await ids("fr")).toEqual(await ids("tr"));
  });

  test.each([
    "page=0",
    "page=abc",
    "sort=best",
    "city=-1",
    "date=2026-02-30",
    "date=9999-12-31",
    "end_date=2200-01-01",
    "duration=5",
    "rating=6",
    "min_price=1e309",
  ])("refuses %s", async (query) => {
    const { status, body } = await callHandler(listEndpoint, `vehicles?${query}`);
    expect([status, body.error]).toEqual([422, "invalid_input"]);
    expect(Object.keys(body.fields)).toEqual([query.split("=")[0]]);
  });

  test("treats empty fields of a plain form and foreign keys as absent", async () => {
    expect((await list("city=&date=&utm_source=x")).total).toBe((await list("")).total);
  });
});
