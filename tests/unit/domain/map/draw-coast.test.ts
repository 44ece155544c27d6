import { gzipSync } from "node:zlib";
import { COAST_BOX, COAST_PICTURE, coastPixel, drawCoast } from "@/lib/domain/map/draw-coast";
import { readLand } from "@/lib/server/catalogue/map/read-land";

test("puts the corners of the coast on the corners of its picture, north up", () => {
  const { width, height } = COAST_PICTURE;
  expect(coastPixel({ latitude: COAST_BOX.north, longitude: COAST_BOX.west })).toEqual({ x: 0, y: 0 });
  const opposite = coastPixel({ latitude: COAST_BOX.south, longitude: COAST_BOX.east });
  expect(opposite.x).toBeCloseTo(width, 6);
  expect(Math.round(opposite.y)).toBe(height);
});

test("draws the whole coast in at most four kilobytes", async () => {
  const svg = drawCoast(await readLand());
  expect(svg).toContain("<svg");
  expect(gzipSync(svg).byteLength).toBeLessThanOrEqual(4096);
});
