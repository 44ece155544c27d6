import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { COAST_FILES } from "@/lib/domain/map/coast-files";
import { drawCoastView } from "@/lib/domain/map/draw-coast-view";
import { drawLocator } from "@/lib/domain/map/draw-locator";
import type { GeoPoint } from "@/lib/domain/map/geo-point";
import {
  coastViewAddress,
  locatorAddress,
  parseCoastViewFile,
  parseLocatorFile,
} from "@/lib/server/catalogue/map/locator-address";
import { readLand } from "@/lib/server/catalogue/map/read-land";
import { readSeed } from "@/lib/server/runtime/seed/read-seed";

const MAX_BYTES = 2048;

interface SeededPlace extends GeoPoint {
  key: string;
  children?: SeededPlace[];
}

const places = readSeed<SeededPlace[]>("places");
const fileOf = (address: string) => address.slice("/map/".length);

test("draws land around each place in at most 2 KB compressed", async () => {
  const land = await readLand();
  const drawn = places.map((place) => [place.key, drawLocator(land, place)] as const);
  expect(drawn.length).toBeGreaterThan(40);
  for (const [, svg] of drawn) expect(svg).toMatch(/fill-rule="evenodd" d="M/);
  expect(drawn.filter(([, svg]) => gzipSync(svg).length > MAX_BYTES).map(([key]) => key)).toEqual([]);
});

test("an address of a locator says where it is, and an invented one is refused", () => {
  const address = locatorAddress({ latitude: 37.0344, longitude: 27.43049 });
  const point = { latitude: 37.0344, longitude: 27.4305 };
  expect(parseLocatorFile(fileOf(address))).toEqual({ point, format: "svg" });
  const png = locatorAddress(point, "png");
  expect(png).toBe(address.replace(/svg$/, "png"));
  expect(parseLocatorFile(fileOf(png))).toEqual({ point, format: "png" });
  for (const file of ["", "x.svg", fileOf(address).replace("37.0344", "37.0345"), `../${fileOf(address)}`])
    expect(parseLocatorFile(file)).toBeNull();
});

test("the large drawing of a coast shows land around each place in at most 8 KB compressed", async () => {
  const land = await readLand();
  const drawn = places.map((place) => [place.key, drawCoastView(land, place)] as const);
  for (const [, svg] of drawn) expect(svg).toMatch(/fill-rule="evenodd" d="M/);
  expect(drawn.filter(([, svg]) => gzipSync(svg).length > 8192).map(([key]) => key)).toEqual([]);
});

test("an address of such a drawing says where it is, and an invented one is refused", () => {
  const file = fileOf(coastViewAddress({ latitude: 37.0344, longitude: 27.43049 }));
  expect(parseCoastViewFile(file)).toEqual({ latitude: 37.0344, longitude: 27.4305 });
  expect(parseLocatorFile(file)).toBeNull();
  for (const other of ["", file.replace("37.0344", "37.0345"), file.replace("view", "locator"), `../${file}`])
    expect(parseCoastViewFile(other)).toBeNull();
});

test("the coast's files are named by their content", () => {
  for (const file of Object.values(COAST_FILES)) {
    const hash = createHash("sha256")
      .update(readFileSync(`public${file}`))
      .digest("hex")
      .slice(0, 8);
    expect(file).toContain(`-${hash}.topo.json`);
  }
});
