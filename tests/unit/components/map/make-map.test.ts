/** @jest-environment jsdom */
import { type LiveMap, makeMap } from "@/components/map/make-map";
import { COAST_BOX } from "@/lib/domain/map/draw-coast";
import type { GeoBox } from "@/lib/domain/map/geo-box";

window.matchMedia = jest.fn(() => ({ matches: true })) as never;

const MIDDLE: [number, number] = [38.65, 31.25];

/** A map in a frame of that size, which nobody measures here. */
function mapOf(width: number, height: number) {
  const holder = document.createElement("div");
  const resize = (newWidth: number, newHeight: number) =>
    Object.defineProperties(holder, {
      clientWidth: { value: newWidth, configurable: true },
      clientHeight: { value: newHeight, configurable: true },
    });
  resize(width, height);
  const labels = { zoomIn: "In", zoomOut: "Out" };
  const onMove = jest.fn();
  return { resize, onMove, ...makeMap(holder, { labels, tiles: null, view: undefined, onMove }) };
}

function shows({ leaflet }: Pick<LiveMap, "leaflet">, { west, south, east, north }: GeoBox): boolean {
  return leaflet.getBounds().contains([
    [south, west],
    [north, east],
  ]);
}

test.each([
  ["a phone", 390, 520],
  ["a tablet", 768, 700],
  ["a desktop", 560, 640],
  ["a phone on its side", 844, 220],
])("%s can zoom out until the whole coast is in its frame, and no further", (_, width, height) => {
  const map = mapOf(width, height);
  map.leaflet.setView(MIDDLE, 0, { animate: false });
  expect(map.leaflet.getZoom()).toBe(map.leaflet.getMinZoom());
  expect(shows(map, COAST_BOX)).toBe(true);
  // Without a browser Leaflet knows whole steps of zoom only: half of the frame is the least.
  const { x, y } = map.leaflet
    .latLngToContainerPoint([COAST_BOX.south, COAST_BOX.east])
    .subtract(map.leaflet.latLngToContainerPoint([COAST_BOX.north, COAST_BOX.west]));
  expect(Math.max(x / width, y / height)).toBeGreaterThan(0.5);
});

test("a frame that has become smaller still shows the whole coast", () => {
  const map = mapOf(1400, 900);
  map.resize(390, 520);
  map.leaflet.invalidateSize({ animate: false });
  map.leaflet.setView(MIDDLE, 0, { animate: false });
  expect(shows(map, COAST_BOX)).toBe(true);
});

test("ports at the edge of the coast are shown with room for their pills", () => {
  const map = mapOf(390, 520);
  map.showBox({ west: COAST_BOX.west, south: 36, east: 32, north: 41 });
  const { x } = map.leaflet.latLngToContainerPoint([38.3, COAST_BOX.west]);
  expect(x).toBeGreaterThan(40);
});

test("a box is shown within the bounds, so that the map does not glide afterwards as if the visitor had moved it", () => {
  const map = mapOf(390, 520);
  map.showBox({ west: COAST_BOX.west, south: 36, east: 32, north: 41 });
  const { leaflet } = map;
  const shown = leaflet.getCenter();
  leaflet.panInsideBounds(leaflet.options.maxBounds as never, { animate: false });
  expect(leaflet.getCenter()).toEqual(shown);
});

test("zooming into open water ends at the nearest port, no nearer than the coast is drawn", () => {
  const map = mapOf(390, 520);
  map.keepInSight([
    { latitude: 37.03, longitude: 27.43 },
    { latitude: 36.2, longitude: 29.64 },
  ]);
  map.leaflet.setView([36.6, 27.9], 8, { animate: false });
  map.leaflet.setZoom(20, { animate: false });
  expect(map.leaflet.getZoom()).toBe(12);
  expect(map.leaflet.getBounds().contains([37.03, 27.43])).toBe(true);
  const { lat, lng } = map.leaflet.getCenter();
  map.leaflet.setView([lat, lng + 0.02], 11, { animate: false });
  expect(map.leaflet.getCenter().lng).toBeCloseTo(lng + 0.02, 3);
});

test("what is shown stays whole in a frame that becomes lower, until the visitor moves the map", () => {
  const map = mapOf(768, 850);
  const ports: GeoBox = { west: 26.3, south: 36.1, east: 32, north: 41.2 };
  map.showBox(ports);
  map.resize(768, 620);
  map.fitFrame();
  expect(shows(map, ports)).toBe(true);
  const { y } = map.leaflet.latLngToContainerPoint([ports.south, 29.6]);
  expect(y).toBeLessThanOrEqual(620 - 40);
  expect(map.onMove.mock.calls.every(([own]) => own === false)).toBe(true);
  map.leaflet.setView([37, 27.4], 11, { animate: false });
  map.resize(768, 500);
  map.fitFrame();
  expect(map.leaflet.getZoom()).toBe(11);
});
