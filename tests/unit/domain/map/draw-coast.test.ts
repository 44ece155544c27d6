import { gzipSync } from "node:zlib";
import type { Ring } from "@/lib/domain/map/clip-land";
import { COAST_FILES } from "@/lib/domain/map/coast-files";
import { COAST_BOX, COAST_PICTURE, coastPixel, drawCoast } from "@/lib/domain/map/draw-coast";
import { readLand, readLandOf } from "@/lib/server/catalogue/map/read-land";

test("puts the corners of the coast on the corners of its picture, north up", () => {
  const { width, height } = COAST_PICTURE;
  expect(coastPixel({ latitude: COAST_BOX.north, longitude: COAST_BOX.west })).toEqual({ x: 0, y: 0 });
  const opposite = coastPixel({ latitude: COAST_BOX.south, longitude: COAST_BOX.east });
  expect(opposite.x).toBeCloseTo(width, 6);
  expect(Math.round(opposite.y)).toBe(height);
});

const LAND = {
  Burgas: [27.2, 42.5],
  Bucharest: [26.1, 44.4],
  "the Crimea": [34.2, 45.2],
  Crete: [24.9, 35.2],
  Cyprus: [33.1, 35.1],
  Egypt: [29, 30],
};
const SEA = {
  "the Black Sea": [31, 44],
  "the bay of Varna": [28.3, 43.1],
  "the Mediterranean": [27, 33.5],
  "the Ionian Sea": [19, 37],
};

/** Counts the shores west of a point: an odd number of them means land. */
function isLand(rings: readonly Ring[], [x = 0, y = 0]: readonly number[]): boolean {
  const crossed = rings.flatMap((ring) =>
    ring.filter(([ax = 0, ay = 0], index) => {
      const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
      return ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax);
    }),
  );
  return crossed.length % 2 === 1;
}

test.each(Object.entries(COAST_FILES))("beyond our own coast the %s goes on as it is", async (_, file) => {
  const rings = await readLandOf(file);
  for (const [name, at] of Object.entries(LAND)) expect([name, isLand(rings, at)]).toEqual([name, true]);
  for (const [name, at] of Object.entries(SEA)) expect([name, isLand(rings, at)]).toEqual([name, false]);
});

test("draws the whole coast in at most four kilobytes", async () => {
  const svg = drawCoast(await readLand());
  expect(svg).toContain("<svg");
  expect(gzipSync(svg).byteLength).toBeLessThanOrEqual(4096);
});
