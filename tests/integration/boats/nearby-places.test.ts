import { readPlacePage } from "@/lib/server/catalogue/search/get-place-page";
import { getPool } from "@/lib/server/platform/db/pool";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase({ seeded: true });

async function placesNear(slug: string) {
  const page = await readPlacePage(slug, "tr");
  if (!page) throw new Error(slug);
  return page.neighbours;
}

test("cities near a city go by the road, and across a gulf that is much longer than the straight line", async () => {
  const near = await placesNear("bodrum");
  expect(near.map(({ slug, roadKm }) => [slug, roadKm])).toEqual([
    ["didim", 105],
    ["kusadasi", 150],
    ["marmaris", 165],
    ["gocek", 200],
    ["fethiye", 225],
    ["datca", 235],
  ]);
  expect(near.at(-1)?.distanceKm).toBeLessThan(50);
  // Beyond the gulf Datça is the third by the straight line, and none of the six by road.
  expect((await placesNear("didim")).map(({ slug }) => slug)).not.toContain("datca");
});

test("roads hold in both directions, and no road is shorter than the straight line", async () => {
  const { rows } = await getPool().query<{ slug: string }>(
    `select slug from slugs s join places p on p.id = s.entity_id and p.kind = 'city'
     where s.scope = 'place' and s.locale = 'tr'`,
  );
  const roads = new Map<string, number>();
  for (const { slug } of rows)
    for (const { slug: other, roadKm, distanceKm } of await placesNear(slug)) {
      if (roadKm === null) continue;
      expect([slug, other, roadKm > distanceKm]).toEqual([slug, other, true]);
      const back = roads.get(`${other} ${slug}`);
      if (back !== undefined) expect([slug, other, roadKm]).toEqual([slug, other, back]);
      roads.set(`${slug} ${other}`, roadKm);
    }
  expect(roads.size).toBeGreaterThan(rows.length * 4);
});

test("areas of one city are compared by the straight line, those of others by the road between the cities", async () => {
  const near = await placesNear("yalikavak");
  const own = near.filter(({ roadKm }) => roadKm === null);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ distanceKm }) => distanceKm < 40)).toBe(true);
  expect(near.map(({ roadKm, distanceKm }) => roadKm ?? distanceKm)).toEqual(
    near.map(({ roadKm, distanceKm }) => roadKm ?? distanceKm).toSorted((a, b) => a - b),
  );
});

test("the operator changes a road, and where none is stored the straight line stands in for it", async () => {
  const ops = (...args: string[]) => runOps(database.url(), ["roads", ...args]);
  expect(await ops("set", "datca", "bodrum", "20")).toMatchObject({ code: 0 });
  expect((await ops("list")).text).toMatch(/^bodrum {2}datca {2}20 km$/m);
  expect((await placesNear("bodrum"))[0]).toMatchObject({ slug: "datca", roadKm: 20 });
  expect(await ops("set", "bodrum", "datca", "none")).toMatchObject({ code: 0 });
  expect((await placesNear("bodrum"))[0]).toMatchObject({ slug: "datca", roadKm: null });
});

test.each([
  [["bodrum", "atlantis", "10"], 1, "unknown_city"],
  [["bodrum", "bodrum", "10"], 1, "unknown_city"],
  [["bodrum", "marmaris", "0"], 1, "invalid_distance"],
  [["bodrum", "marmaris", "far"], 2, "Give the keys"],
])("a road that cannot be is refused: %j", async (args, code, text) => {
  expect(await runOps(database.url(), ["roads", "set", ...args])).toMatchObject({
    code,
    text: expect.stringContaining(text),
  });
});
