import * as v from "valibot";
import { type VehiclesQuery, vehiclesQuery } from "@/lib/contracts/boats/vehicles";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";
import { readPlacePage } from "@/lib/server/catalogue/search/get-place-page";
import { listBoats } from "@/lib/server/catalogue/search/list-boats";
import { listMoreBoats } from "@/lib/server/catalogue/search/list-more-boats";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const NONE = v.parse(vehiclesQuery, {});
const now = new Date();

async function placeOf(slug: string) {
  const place = await readPlacePage(slug, "tr");
  if (!place) throw new Error(`the demo data has no ${slug}`);
  return place;
}

async function moreBeside(query: VehiclesQuery, neighbours: Parameters<typeof listMoreBoats>[3] = []) {
  const list = await listBoats("tr", query, now);
  return { list, more: await listMoreBoats("tr", query, list, neighbours, now) };
}

describe("below a short list", () => {
  test("are boats of the nearest places, enough to fill four rows", async () => {
    const { id, neighbours } = await placeOf("kalkan");
    const { list, more } = await moreBeside({ ...NONE, area: id }, neighbours);
    expect(list.total).toBeLessThanOrEqual(3);
    expect([more.reason, more.cards.length]).toEqual(["nearby", 9]);
    const [nearest] = neighbours;
    const there = await listBoats("tr", { ...NONE, area: nearest?.id }, now);
    expect(more.cards.slice(0, there.total).map(({ id: boat }) => boat)).toEqual(
      there.items.map((one) => one.id),
    );
    const all = [...list.items, ...more.cards].map(({ id: boat }) => boat);
    expect(new Set(all).size).toBe(all.length);
  });

  test("are only boats that match the search, with their totals for its time", async () => {
    const { id, neighbours } = await placeOf("kalkan");
    const query = { ...NONE, area: id, date: addDays(tripDayOf(now), 30), persons: 4 };
    const { more } = await moreBeside(query, neighbours);
    expect(more.reason).toBe("nearby");
    for (const { price, cruising_capacity: seats } of more.cards) {
      expect(price?.total_price).toBeGreaterThan(0);
      expect(seats).toBeGreaterThanOrEqual(4);
    }
  });

  test("are boats of the same place and size without the filters when nothing else matches", async () => {
    const query = { ...NONE, persons: 10, max_price: 1, rating: 4.5 as const };
    const { list, more } = await moreBeside(query);
    expect([list.total, more.reason, more.cards.length]).toEqual([0, "other", 9]);
    for (const { cruising_capacity: seats } of more.cards) expect(seats).toBeGreaterThanOrEqual(10);
  });

  test("are no boats of the list itself, and fewer for a longer list", async () => {
    const types = [6];
    const { list, more } = await moreBeside({ ...NONE, types });
    expect(list.total).toBe(3);
    expect(more.cards).toHaveLength(9);
    for (const { type } of more.cards) expect(types).not.toContain(type.id);
  });
});

test("are none when the list is long enough", async () => {
  const { list, more } = await moreBeside(NONE, [{ kind: "city", id: 1 }]);
  expect(list.total).toBeGreaterThan(9);
  expect(more.cards).toEqual([]);
});
