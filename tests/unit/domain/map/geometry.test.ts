import { clipLand, type Ring } from "@/lib/domain/map/clip-land";
import { boxAround, boxHolds, formatBox, parseBox, widenBox } from "@/lib/domain/map/geo-box";
import { distanceKm } from "@/lib/domain/map/geo-point";
import { boxInView, worldPixel } from "@/lib/domain/map/mercator";
import { simplifyLine } from "@/lib/domain/map/simplify-line";

const ISTANBUL = { latitude: 41.0082, longitude: 28.9784 };
const BODRUM = { latitude: 37.0344, longitude: 27.4305 };

test("measures the straight line between two cities within a kilometre", () => {
  expect(distanceKm(ISTANBUL, BODRUM)).toBeCloseTo(461, -1);
  expect(distanceKm(BODRUM, ISTANBUL)).toBe(distanceKm(ISTANBUL, BODRUM));
  expect(distanceKm(BODRUM, BODRUM)).toBe(0);
});

test("counts a degree of longitude shorter than a degree of latitude", () => {
  const east = distanceKm(ISTANBUL, { ...ISTANBUL, longitude: ISTANBUL.longitude + 1 });
  const north = distanceKm(ISTANBUL, { ...ISTANBUL, latitude: ISTANBUL.latitude + 1 });
  expect(east / north).toBeCloseTo(Math.cos((41 * Math.PI) / 180), 2);
});

test.each(["27,36.5,28.25,37.5", "-1.5,-2,3.125,4"])("reads the box %s and writes it alike", (text) => {
  const box = parseBox(text);
  expect(box && formatBox(box)).toBe(text);
});

test.each([
  "",
  "27,36,28",
  "27,36,28,37,1",
  "28,36,27,37",
  "27,37,28,36",
  "27,36,27,37",
  "27,36,181,37",
  "27,36,28,91",
  "a,b,c,d",
  "27, 36,28,37",
  "1e1,36,28,37",
  "27,36,28,Infinity",
])("refuses %j as a box", (text) => {
  expect(parseBox(text)).toBeNull();
});

test("rounds a box outwards, so that what was seen stays in it", () => {
  const box = { west: 27.12345, south: 36.98765, east: 28.00001, north: 37.5 };
  const read = parseBox(formatBox(box));
  for (const longitude of [box.west, box.east])
    for (const latitude of [box.south, box.north])
      expect(read && boxHolds(read, { latitude, longitude })).toBe(true);
});

test("finds the box around points and widens it on every side", () => {
  expect(boxAround([])).toBeNull();
  const box = boxAround([ISTANBUL, BODRUM]);
  expect(box).toEqual({ west: 27.4305, south: 37.0344, east: 28.9784, north: 41.0082 });
  expect(box && boxHolds(widenBox(box, 0.1), { latitude: 36.7, longitude: 27.3 })).toBe(true);
});

test("shows around a point what the picture has room for, north up", () => {
  const box = boxInView(BODRUM, 10, 640, 360);
  const northWest = worldPixel({ latitude: box.north, longitude: box.west }, 10);
  const southEast = worldPixel({ latitude: box.south, longitude: box.east }, 10);
  expect(southEast.x - northWest.x).toBeCloseTo(640, 6);
  expect(southEast.y - northWest.y).toBeCloseTo(360, 6);
});

const BOX = { west: 0, south: 0, east: 10, north: 10 };
const area = (ring: Ring) =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], at) => {
      const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

test("keeps the land inside the view, and nothing outside of it", () => {
  const land: Ring[] = [
    [
      [-5, 2],
      [5, 2],
      [5, 8],
      [-5, 8],
    ],
    [
      [20, 20],
      [30, 20],
      [30, 30],
    ],
    [
      [-50, -50],
      [50, -50],
      [50, 50],
      [-50, 50],
    ],
    [
      [2, 2],
      [3, 2],
      [3, 3],
    ],
  ];
  const clipped = clipLand(land, BOX);
  expect(clipped.map(area)).toEqual([30, 100, 0.5]);
  for (const [x = 0, y = 0] of clipped.flat())
    expect(boxHolds(BOX, { latitude: y, longitude: x })).toBe(true);
});

test("keeps the corners of a line and drops points between them", () => {
  const line = [0, 1, 2, 3, 4].map((x) => ({ x, y: x === 2 ? 0.4 : 0 }));
  expect(simplifyLine(line, 0.5)).toEqual([
    { x: 0, y: 0 },
    { x: 4, y: 0 },
  ]);
  expect(simplifyLine(line, 0.3)).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0.4 },
    { x: 4, y: 0 },
  ]);
});
