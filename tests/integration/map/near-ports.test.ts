import { LOCATOR, locatorPixel } from "@/lib/domain/map/draw-locator";
import { listNearPorts } from "@/lib/server/catalogue/map/list-near-ports";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });

const BEBEK = { latitude: 41.0772, longitude: 29.0436 };

test("a small map names ports beside its pin, in the page's language, none cut and none on another", async () => {
  const near = await listNearPorts("tr", BEBEK);
  expect(near.length).toBeGreaterThan(0);
  expect(near.map(({ name }) => name)).not.toContain("Bebek İskelesi");
  const places = [BEBEK, ...near].map((point) => locatorPixel(point, BEBEK));
  for (const [index, { x, y }] of places.entries()) {
    expect(x > 0 && x < LOCATOR.width && y > 0 && y < LOCATOR.height).toBe(true);
    for (const other of places.slice(index + 1))
      expect(Math.abs(other.x - x) > 100 || Math.abs(other.y - y) > 30).toBe(true);
  }
  expect(await listNearPorts("ar", BEBEK)).not.toEqual(near);
});

test("far from every port there is nothing to name", async () => {
  expect(await listNearPorts("en", { latitude: 39.9, longitude: 32.9 })).toEqual([]);
});
